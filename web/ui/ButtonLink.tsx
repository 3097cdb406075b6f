/** A link that looks like a button. */
import { Button, type ButtonProps } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

type Anchor = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps>;

/** Takes the props of a link (`to`, `params`, `search`, `hash`) and those of a button (`variant`, `size`, `leftSection`). */
export const ButtonLink = createLink(ButtonAnchor);

/** The same, filled and with a plus: where a new record begins. */
export const AddLink = createLink(AddAnchor);

type AnchorProps = ButtonProps & Anchor & { ref?: Ref<HTMLAnchorElement> };

function AddAnchor(props: AnchorProps) {
  const icon = <IconPlus size={18} stroke={1.6} aria-hidden="true" />;
  return <ButtonAnchor variant="filled" leftSection={icon} {...props} />;
}

function ButtonAnchor(props: AnchorProps) {
  return <Button component="a" {...props} />;
}
