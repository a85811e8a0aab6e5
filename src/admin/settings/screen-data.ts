/** What PHP tells the screen of settings (php/Admin/SettingsPage.php). */
interface ScreenData {
	/** Address of the site's first page. */
	home: string;
	/** Those that are published. */
	forms: Array< { number: number; title: string } >;
}

declare global {
	interface Window {
		atollSettings: ScreenData;
	}
}

export const screenData = (): ScreenData => window.atollSettings;
