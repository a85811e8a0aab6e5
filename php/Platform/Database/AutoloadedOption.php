<?php

declare( strict_types=1 );

namespace Atoll\Platform\Database;

/**
 * The value of an autoloaded option that each page reads many times. Unserialises the text only once, and again if
 * WordPress' cached text changes.
 */
final class AutoloadedOption {

	private ?string $text  = null;
	private mixed $content = null;

	public function __construct( private string $name ) {}

	/** Returns null if the option is not autoloaded. */
	public function value(): mixed {
		// get_option() would also apply filters.
		$all  = wp_cache_get( 'alloptions', 'options' );
		$all  = is_array( $all ) ? $all : wp_load_alloptions();
		$text = $all[ $this->name ] ?? null;
		if ( ! is_string( $text ) ) {
			return null;
		}
		if ( $text !== $this->text ) {
			$this->text    = $text;
			$this->content = maybe_unserialize( $text );
		}
		return $this->content;
	}
}
