<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Migration;

use Atoll\Engine\Definition\Field;

/** The files that an answer of Gravity Forms' names, as its type of field writes them. */
final class AnsweredFiles {

	/** A signature is told by its name alone. */
	private const SIGNATURES = GravityFiles::FOLDER . 'signatures/';

	/** Stands between the address of a picture and what was typed beside it: a title, a caption. */
	private const SEPARATOR = '|:|';

	/**
	 * @param list<string> $addresses
	 * @param list<string> $words     What the answer says beside them.
	 */
	private function __construct(
		private Field $field,
		public readonly array $addresses,
		private array $words
	) {}

	public static function of( Field $field, string $answer ): self {
		$type  = $field->data->string( 'type' );
		$parts = 'post_image' === $type ? explode( self::SEPARATOR, $answer ) : array( $answer );
		$list  = array_merge( ...array_map( self::addresses( ... ), explode( "\n", $parts[0] ) ) );
		return new self(
			$field,
			'signature' !== $type ? $list : array_map(
				static fn( string $name ): string => self::SIGNATURES . wp_basename( $name ),
				$list
			),
			array_values( array_filter( array_slice( $parts, 1 ), static fn( string $word ) => '' !== $word ) )
		);
	}

	/**
	 * What an answer that is files has no place for.
	 *
	 * @param int $copied How many of them are here now.
	 * @return array<string, string> By the field's name; none where all of it is here.
	 */
	public function remainder( int $copied ): array {
		$lines = array( ...$copied < count( $this->addresses ) ? $this->addresses : array(), ...$this->words );
		return array() === $lines
			? array()
			: array( "{$this->field->label} ({$this->field->id})" => implode( "\n", $lines ) );
	}

	/** @return list<string> Of one row of a repeater, or all. */
	private static function addresses( string $line ): array {
		$list = json_decode( $line, true );
		return array_values(
			array_filter(
				is_array( $list ) ? $list : array( trim( $line ) ),
				static fn( mixed $address ) => is_string( $address ) && '' !== $address
			)
		);
	}
}
