<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks;

/** Translates the names and descriptions of blocks into the user's language. */
final class BlockTexts {

	public const DOMAIN = 'atoll';

	/** Keys of block.json with translatable text. */
	private const KEYS = array( 'title', 'description', 'keywords' );

	/**
	 * @param array<string, array<string, mixed>> $blocks Metadata by folder.
	 * @return array<string, array<string, mixed>>
	 */
	public function translated( array $blocks ): array {
		return $this->isTranslated() ? array_map( $this->translatedBlock( ... ), $blocks ) : $blocks;
	}

	/** Whether a translation file or a filter may change a text. */
	private function isTranslated(): bool {
		return ! get_translations_for_domain( self::DOMAIN ) instanceof \NOOP_Translations
			|| has_filter( 'gettext_with_context' )
			|| has_filter( 'gettext_with_context_' . self::DOMAIN );
	}

	/**
	 * @param array<string, mixed> $metadata
	 * @return array<string, mixed>
	 */
	private function translatedBlock( array $metadata ): array {
		/** @var array<string, string|list<string>> $contexts */
		$contexts = get_object_vars( get_block_metadata_i18n_schema() );
		foreach ( array_intersect( self::KEYS, array_keys( $metadata ) ) as $key ) {
			/** @var string|list<string> $words */
			$words            = $metadata[ $key ];
			$metadata[ $key ] = translate_settings_using_i18n_schema( $contexts[ $key ], $words, self::DOMAIN );
		}
		return $metadata;
	}
}
