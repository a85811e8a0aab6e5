<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Migration;

use Atoll\Engine\Definition\Field;

/** Files that an answer in Gravity Forms names, in the notation of its field's type. */
final class AnsweredFiles {

	/** Folder of signatures, whose answers hold only a file name. */
	private const SIGNATURES = GravityFiles::FOLDER . 'signatures/';

	/** Separates the address of a picture (`post_image`) from the title, caption and so on that were typed with it. */
	private const SEPARATOR = '|:|';

	/**
	 * @param list<string> $addresses
	 * @param list<string> $words     Texts that the answer holds besides the addresses.
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
	 * Returns what the imported answer cannot hold: texts, and the addresses if not every file was copied.
	 *
	 * @param int $copied How many of the files were copied.
	 * @return array<string, string> By the field's name; empty if nothing is left over.
	 */
	public function remainder( int $copied ): array {
		$lines = array( ...$copied < count( $this->addresses ) ? $this->addresses : array(), ...$this->words );
		return array() === $lines
			? array()
			: array( "{$this->field->label} ({$this->field->id})" => implode( "\n", $lines ) );
	}

	/** @return list<string> Addresses in one line: all of the answer, or one row of a repeater. */
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
