<?php

declare( strict_types=1 );

namespace Atoll\Platform;

/**
 * Tells WordPress which catalogues of translations lie in the plugin's folder: to find out, it goes through the folder
 * on each page, and then looks for one in English, in which the texts are written. English needs none, and no related
 * one in its stead.
 */
final class TranslationFiles {

	private const DOMAIN = 'atoll';

	/** @param string $folder Without a slash at its end. */
	public function __construct( private string $folder ) {}

	/**
	 * Filter `pre_get_language_files_from_path`.
	 *
	 * @param mixed $files Another plugin's answer; null for none.
	 * @return mixed Paths of the catalogues in the present language.
	 */
	public function files( mixed $files, string $folder ): mixed {
		return null === $files && $this->isOurs( $folder ) ? $this->catalogues( determine_locale() ) : $files;
	}

	/**
	 * Filter `lang_dir_for_domain`. WordPress falls back on the plugin's folder for every language.
	 *
	 * @param mixed $folder Where the catalogue is looked for; false for nowhere.
	 */
	public function folder( mixed $folder, string $domain, string $locale ): mixed {
		return self::DOMAIN === $domain && is_string( $folder ) && $this->isOurs( $folder )
			&& self::isEnglish( $locale ) && array() === $this->catalogues( $locale )
			? false
			: $folder;
	}

	/**
	 * Filters `load_textdomain_mofile` and `load_script_translation_file`: where a language has no catalogue, a related
	 * one's.
	 *
	 * @param mixed $file Path of the catalogue that WordPress looks for.
	 */
	public function related( mixed $file, mixed $domain ): mixed {
		return self::DOMAIN === $domain && is_string( $file )
			&& ! self::isEnglish( substr( basename( $file ), strlen( self::DOMAIN . '-' ) ) )
			? RelatedLanguage::of( $file )
			: $file;
	}

	/** @param string $locale Such as `en_AU`, with whatever follows. */
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
