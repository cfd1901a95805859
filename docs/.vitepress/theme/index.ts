import '@fontsource-variable/atkinson-hyperlegible-next';
import DefaultTheme from 'vitepress/theme-without-fonts';
import '../../../src/ui/tokens.css';
import './theme.css';

export default DefaultTheme;
