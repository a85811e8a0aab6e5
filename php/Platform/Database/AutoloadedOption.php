<?php

declare( strict_types=1 );

namespace Atoll\Platform\Database;

/**
 * The value of an option that WordPress autoloads. Each page asks for it many times, so that its text is read once, and
 * again where WordPress holds another one.
 */
final class AutoloadedOption {

	private ?string $text  = null;
	private mixed $content = null;

	public function __construct( private string $name ) {}

	/** Null where it is not autoloaded. */
	public function value(): mixed {
		// WordPress' own function applies filters besides.
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
