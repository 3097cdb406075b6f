/// <reference types="vite/client" />
declare module 'virtual:theme.css';
declare module 'virtual:tokens.css';
declare module 'virtual:design-faces.css';
