<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Commands;

/** What a command takes, as its docblock says under `## OPTIONS`. */
final class Docblock {

	private function __construct( public readonly string $text ) {}

	public static function of( object $command, string $method ): self {
		return new self(
			(string) preg_replace(
				'~^\s*\* ?~m',
				'',
				(string) ( new \ReflectionMethod( $command, $method ) )->getDocComment()
			)
		);
	}

	/**
	 * @param list<string> $words
	 * @return array{list<string>, array<string, mixed>} Arguments, and options with their defaults.
	 */
	public function read( array $words ): array {
		$args  = array();
		$assoc = array();
		foreach ( $words as $word ) {
			if ( 1 === preg_match( '/^--([a-z-]+)(?:=(.*))?$/s', $word, $found ) ) {
				$assoc[ $found[1] ] = $found[2] ?? true;
			} else {
				$args[] = $word;
			}
		}
		$options = $this->options();
		foreach ( array_diff( array_keys( $assoc ), array_keys( $options ) ) as $unknown ) {
			\WP_CLI::error( "unknown --{$unknown} parameter" );
		}
		foreach ( array_filter( $options ) as $name => $among ) {
			$assoc += array_key_exists( 'default', $among ) ? array( $name => $among['default'] ) : array();
			if (
				isset( $assoc[ $name ], $among['options'] ) && ! in_array( $assoc[ $name ], $among['options'], true )
			) {
				\WP_CLI::error( "Invalid value specified for '{$name}'" );
			}
		}
		if (
			count( $args ) < preg_match_all( '/^<[a-z]+>$/m', $this->text )
				|| ( array() !== $args && 0 === preg_match( '/^\[?<[a-z]+>/m', $this->text ) )
		) {
			\WP_CLI::error( 'wrong number of arguments' );
		}
		return array( $args, $assoc );
	}

	/** @return array<string, array{default?: string, options?: list<string>}> By name. */
	private function options(): array {
		$options = array();
		preg_match_all( '/^\[--([a-z-]+)(?:=<[a-z]+>)?\]\n: .*(?:\n---\n(.*?)\n---)?/msU', $this->text . "\n", $found, PREG_SET_ORDER );
		foreach ( $found as $option ) {
			preg_match( "/^\[--{$option[1]}(?:=<[a-z]+>)?\]\n: [^\n]*\n---\n(.*?)\n---/ms", $this->text, $block );
			preg_match( '/^default: (.+)$/m', $block[1] ?? '', $default );
			preg_match_all( '/^  - (.+)$/m', $block[1] ?? '', $among );
			$options[ $option[1] ] = array_filter(
				array( 'default' => $default[1] ?? null, 'options' => $among[1] ?: null ),
				static fn( $part ) => null !== $part
			);
		}
		return $options;
	}
}
