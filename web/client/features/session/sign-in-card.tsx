import type { ReactNode } from 'react';
import { Cairn } from '../../shared/cairn/cairn.tsx';
import styles from './sign-in-card.module.css';

/** The card in the middle of every sign-in screen. */
export const SignInCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.card}>
    <Cairn width={84} />
    <h1 className={styles.title}>{title}</h1>
    {children}
  </section>
);
