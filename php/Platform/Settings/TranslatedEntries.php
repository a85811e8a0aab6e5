<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\PluginPaths;
use Atoll\Platform\SiteLanguage;

/**
 * The entries that lists of settings begin with, in other languages than the contract's. An entry is known by its
 * `name`, and of its words those are translated that nobody has changed.
 */
final class TranslatedEntries {

	private const NAME = 'name';

	public function __construct( private Settings $settings, private PluginPaths $paths ) {}

	/**
	 * @param array<string, mixed> $values Settings of the group.
	 * @return array<string, mixed> The same in the site's language, which is what visitors read.
	 */
	public function shown( string $group, array $values ): array {
		return $this->replaced( $values, SiteLanguage::in( fn(): array => $this->words( $group ) ) );
	}

	/**
	 * Undoes {@see shown()}, so that words that nobody changed go on being translated.
	 *
	 * @param array<array-key, mixed> $values Settings of the group, whatever was sent.
	 * @return array<array-key, mixed>
	 */
	public function kept( string $group, array $values ): array {
		$words = SiteLanguage::in( fn(): array => $this->words( $group ) );
		foreach ( $words as $list => $entries ) {
			$words[ $list ] = array_map( 'array_flip', $entries );
		}
		return $this->replaced( $values, $words );
	}

	/**
	 * @return array<string, array<string, array<string, string>>> By list and entry: the contract's words, and what
	 * they are in the language that is spoken now.
	 */
	public function words( string $group ): array {
		$lists    = JsonData::of( require $this->paths->plugin( 'build/settings-entries.php' ) )->map( $group );
		$defaults = new JsonData( $this->settings->defaults( $group ) );
		$words    = array();
		foreach ( array_keys( $lists->all() ) as $list ) {
			$translated = $lists->list( (string) $list );
			foreach ( $defaults->list( (string) $list ) as $place => $entry ) {
				$name = $entry->string( self::NAME );
				foreach ( array_filter( $entry->all(), 'is_string' ) as $part => $text ) {
					$words[ $list ][ $name ][ $text ] = $translated[ $place ]->string( (string) $part );
				}
				unset( $words[ $list ][ $name ][ $name ] ); // It is never translated.
			}
		}
		return $words;
	}

	/**
	 * @template Key of array-key
	 * @param array<Key, mixed>                                   $values
	 * @param array<string, array<string, array<string, string>>> $words  As words() gives them.
	 * @return array<Key, mixed>
	 */
	private function replaced( array $values, array $words ): array {
		foreach ( array_intersect_key( $words, $values ) as $list => $entries ) {
			if ( ! is_array( $values[ $list ] ) ) {
				continue;
			}
			foreach ( array_filter( $values[ $list ], 'is_array' ) as $place => $entry ) {
				$name  = $entry[ self::NAME ] ?? '';
				$texts = is_string( $name ) ? $entries[ $name ] ?? array() : array();
				foreach ( array_filter( $entry, 'is_string' ) as $part => $text ) {
					$entry[ $part ] = $texts[ $text ] ?? $text;
				}
				$values[ $list ][ $place ] = $entry;
			}
		}
		return $values;
	}
}
