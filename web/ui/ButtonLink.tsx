/** A link that looks like a button. */
import { Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

type Anchor = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps>;

/** Takes the props of a link (`to`, `params`, `search`, `hash`) and those of a button (`variant`, `size`, `leftSection`). */
export const ButtonLink = createLink(ButtonAnchor);

function ButtonAnchor(props: ButtonProps & Anchor & { ref?: Ref<HTMLAnchorElement> }) {
  return <Button component="a" {...props} />;
}
