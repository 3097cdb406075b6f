/** The Mantine theme: our type, spacing, shapes, and defaults of parts by name, so that a part no screen needs yet is not fetched. */
import { createTheme, type MantineColorsTuple } from '@mantine/core';

export const theme = createTheme({
  primaryColor: 'tinte',
  primaryShade: { light: 7, dark: 5 },
  autoContrast: false,
  defaultRadius: 6,
  cursorType: 'pointer',
  respectReducedMotion: true,
  white: '#FFFEFB',
  black: '#1B1D22',
  colors: {
    tinte: shades('#F3F5FB #EAEEF7 #C2CEE8 #9DB6EE #7391D6 #4069BC #2F57A8 #24478F #1B3874 #132853'),
    gray: shades('#FAF8F2 #F6F3EC #EEE9DE #E6E0D4 #CBC3B3 #ADA595 #8E8779 #66625A #43444A #1B1D22'),
    dark: shades('#EDE8DD #CDC7BB #A8A296 #857F73 #4A463E #312E29 #22201D #1B1A17 #141311 #0E0D0B'),
  },
  fontFamily: "'Instrument Sans Variable', system-ui, sans-serif",
  fontFamilyMonospace: "'IBM Plex Mono', ui-monospace, monospace",
  headings: {
    fontFamily: "'Source Serif 4 Variable', Georgia, serif",
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '28px', lineHeight: '34px' },
      h2: { fontSize: '17px', lineHeight: '24px' },
      h3: { fontSize: '14px', lineHeight: '20px' },
    },
  },
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '15px', xl: '17px' },
  lineHeights: { xs: '16px', sm: '18px', md: '20px', lg: '23px', xl: '24px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '40px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '10px' },
  shadows: {
    sm: 'var(--bb-shadow-float)',
    md: 'var(--bb-shadow-float)',
    xl: 'var(--bb-shadow-dialog)',
  },
  components: {
    Button: { defaultProps: { size: 'sm', variant: 'default' } },
    TextInput: { defaultProps: { size: 'sm' } },
    PasswordInput: { defaultProps: { size: 'sm' } },
    Textarea: { defaultProps: { size: 'sm' } },
    NativeSelect: { defaultProps: { size: 'sm' } },
    Select: { defaultProps: { size: 'sm' } },
    InputWrapper: { defaultProps: { size: 'sm' } },
    Checkbox: { defaultProps: { size: 'xs', radius: 4 } },
    Radio: { defaultProps: { size: 'xs' } },
    Switch: { defaultProps: { size: 'sm', withThumbIndicator: false } },
    SegmentedControl: { defaultProps: { size: 'sm' } },
    Modal: {
      defaultProps: {
        radius: 'lg',
        shadow: 'xl',
        padding: 'lg',
        // The lock would add a style element, which the content security policy forbids; `base.css` locks the page instead.
        lockScroll: false,
        overlayProps: { color: 'var(--bb-scrim)', backgroundOpacity: 1, blur: 0 },
        transitionProps: { transition: 'fade', duration: 180 },
      },
    },
    Menu: {
      defaultProps: {
        shadow: 'sm',
        radius: 'md',
        position: 'bottom-end',
        withInitialFocusPlaceholder: false,
      },
    },
    Popover: { defaultProps: { shadow: 'sm', radius: 'md' } },
    Tooltip: { defaultProps: { openDelay: 300, radius: 'xs' } },
  },
});

function shades(list: string): MantineColorsTuple {
  return list.split(' ') as unknown as MantineColorsTuple;
}
