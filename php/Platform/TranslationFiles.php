<?php

declare( strict_types=1 );

namespace Atoll\Platform;

/**
 * Tells WordPress which translation files are in the plugin's folder. Otherwise WordPress scans the folder on each
 * page, and then looks for English files. The texts are written in English, so it needs no files, not even related
 * ones.
 */
final class TranslationFiles {

	private const DOMAIN = 'atoll';

	/** @param string $folder Without a trailing slash. */
	public function __construct( private string $folder ) {}

	/**
	 * Runs on filter `pre_get_language_files_from_path`.
	 *
	 * @param mixed $files Result of another plugin; null if there is none.
	 * @return mixed Paths of the translation files in the current language.
	 */
	public function files( mixed $files, string $folder ): mixed {
		return null === $files && $this->isOurs( $folder ) ? $this->catalogues( determine_locale() ) : $files;
	}

	/**
	 * Runs on filter `lang_dir_for_domain`. WordPress falls back to the plugin's folder for every language.
	 *
	 * @param mixed $folder Folder to search; false for none.
	 */
	public function folder( mixed $folder, string $domain, string $locale ): mixed {
		return self::DOMAIN === $domain && is_string( $folder ) && $this->isOurs( $folder )
			&& self::isEnglish( $locale ) && array() === $this->catalogues( $locale )
			? false
			: $folder;
	}

	/**
	 * Runs on filters `load_textdomain_mofile` and `load_script_translation_file`: if a language has no file, uses a
	 * related one's.
	 *
	 * @param mixed $file Path of the file that WordPress looks for.
	 */
	public function related( mixed $file, mixed $domain ): mixed {
		return self::DOMAIN === $domain && is_string( $file )
			&& ! self::isEnglish( substr( basename( $file ), strlen( self::DOMAIN . '-' ) ) )
			? RelatedLanguage::find( $file )
			: $file;
	}

	/** @param string $locale Such as `en_AU`, may have a suffix. */
	private static function isEnglish( string $locale ): bool {
		return str_starts_with( "{$locale}_", 'en_' );
	}

	private function isOurs( string $folder ): bool {
		return rtrim( $folder, '/' ) === $this->folder;
	}

	/** @return list<string> */
	private function catalogues( string $locale ): array {
		$name = $this->folder . '/' . self::DOMAIN . "-{$locale}";
		return array_values( array_filter( array( "{$name}.l10n.php", "{$name}.mo" ), is_file( ... ) ) );
	}
}
