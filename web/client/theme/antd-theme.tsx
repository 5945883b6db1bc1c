import { ConfigProvider, type ThemeConfig } from 'antd';
import type { ReactNode } from 'react';
import { palettes, type Scheme } from './palette.ts';
import { useScheme } from './scheme.ts';

const still = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

// Both schemes use antd's default algorithm: its dark one would change the colours that the look names.
const themeOf = (scheme: Scheme): ThemeConfig => {
  const colour = palettes[scheme];
  return {
    hashed: false,
    token: {
      colorPrimary: colour.accent,
      colorPrimaryHover: colour.accentHover,
      colorPrimaryActive: colour.accentHover,
      colorPrimaryBorder: colour.accent,
      colorLink: colour.accent,
      colorLinkHover: colour.accentHover,
      colorLinkActive: colour.accentHover,
      colorTextLightSolid: colour.onAccent,
      colorError: colour.danger,
      colorErrorHover: colour.danger,
      colorErrorBorderHover: colour.danger,
      colorTextBase: colour.ink,
      colorBgBase: colour.paper,
      colorBgContainer: colour.raised,
      colorBgElevated: colour.raised,
      colorText: colour.ink,
      colorTextSecondary: colour.ink2,
      colorTextDescription: colour.ink2,
      colorTextPlaceholder: colour.ink3,
      colorTextDisabled: colour.ink3,
      colorBorder: colour.edge,
      colorBorderSecondary: colour.line,
      colorSplit: colour.line,
      colorBgMask: scheme === 'dark' ? 'rgb(0 0 0 / 0.6)' : 'rgb(31 42 48 / 0.4)',
      fontFamily: 'var(--sans)',
      fontSize: 16,
      controlHeight: 44,
      borderRadius: 10,
      borderRadiusLG: 14,
      boxShadow: 'none',
      boxShadowSecondary: 'none',
      lineWidthFocus: 2,
      opacityLoading: 1,
      motion: !still,
      motionDurationFast: still ? '0s' : '0.1s',
      motionDurationMid: still ? '0s' : '0.15s',
      motionDurationSlow: still ? '0s' : '0.2s',
    },
    components: {
      Button: {
        fontWeight: 600,
        paddingInline: 20,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        dangerColor: colour.onDanger,
        defaultBg: 'transparent',
        defaultHoverBg: 'transparent',
        defaultActiveBg: 'transparent',
        defaultBorderColor: colour.edge,
        borderColorDisabled: colour.line,
      },
      Input: {
        activeShadow: `0 0 0 1px ${colour.accent}`,
        errorActiveShadow: `0 0 0 1px ${colour.danger}`,
        paddingInline: 14,
        hoverBorderColor: colour.ink3,
      },
      Select: { optionActiveBg: colour.tint, optionSelectedBg: colour.tint },
      Modal: { titleFontSize: 25 },
      Dropdown: { controlItemBgHover: colour.tint, paddingBlock: 10, controlPaddingHorizontal: 16 },
    },
  };
};

const themes = { light: themeOf('light'), dark: themeOf('dark') };

/** Gives antd the look by theme tokens; it does not move where the system asks for less. */
export const AntdTheme = ({ children }: { children: ReactNode }) => {
  const [scheme] = useScheme();
  return (
    <ConfigProvider
      theme={themes[scheme]}
      wave={{ disabled: true }}
      button={{ autoInsertSpace: false }}
      modal={{ styles: { title: { fontFamily: 'var(--serif)', fontWeight: 500 } } }}
    >
      {children}
    </ConfigProvider>
  );
};
