import type { SettingsScreen } from '../../contract/script-data/settings-screen';

declare global {
	interface Window {
		atollSettings: SettingsScreen;
	}
}

export const screenData = (): SettingsScreen => window.atollSettings;
