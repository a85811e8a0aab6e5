<?php

declare( strict_types=1 );

namespace Atoll\Engine\FormAnswers;

use Atoll\Engine\Formats\Text;

/** Reads the values that a client sent, by input name, as clean texts, or refuses them. */
final class RawInputs {

	/** Maximum code points of one text: far above any answer, far below what would do harm. */
	public const MAX_LENGTH = 100000;
	/** Maximum code points of an answer that was refused and is only shown again. */
	public const MAX_SHOWN = 2000000;
	/** Maximum number of texts under one name: far above any answer, far below what would do harm. */
	public const MAX_ITEMS = 10000;

	/** @var array<string, true> */
	private array $readNames = array();

	/**
	 * @param array<array-key, mixed> $values    By input name, with underscores for dots, as PHP has them.
	 * @param int                     $maxLength Maximum code points of one text.
	 */
	public function __construct( private array $values, private int $maxLength = self::MAX_LENGTH ) {}

	/** @return list<string> Names that have been read so far, whether or not a value was sent. */
	public function readNames(): array {
		return array_map( 'strval', array_keys( $this->readNames ) );
	}

	public function has( string $name ): bool {
		return isset( $this->values[ self::key( $name ) ] );
	}

	/**
	 * Returns the text sent under a name; empty if none was sent. All line breaks become line feeds.
	 *
	 * @throws MalformedAnswer
	 */
	public function text( string $name ): string {
		$this->readNames[ self::key( $name ) ] = true;
		return $this->clean( $this->values[ self::key( $name ) ] ?? '', $name );
	}

	/**
	 * Returns all texts sent under one name, `input_9[]` or `input_9`. A single text counts as a list of one.
	 *
	 * @return list<string>
	 * @throws MalformedAnswer
	 */
	public function list( string $name ): array {
		$this->readNames[ self::key( $name ) ] = true;
		return array_map( fn( mixed $item ) => $this->clean( $item, $name ), $this->items( $name ) );
	}

	/**
	 * Returns rows of cells. They may be sent as a flat list, row after row, as forms do, or as a list of rows, each a
	 * list or a map by column.
	 *
	 * @param non-empty-list<string> $columns
	 * @return list<list<string>> Every row has every column.
	 * @throws MalformedAnswer
	 */
	public function rows( string $name, array $columns ): array {
		$this->readNames[ self::key( $name ) ] = true;
		$items = $this->items( $name );
		if ( array() !== array_filter( $items, 'is_array' ) ) {
			return array_map( fn( mixed $row ) => $this->row( $row, $name, $columns ), $items );
		}
		$rows = array_chunk( $this->list( $name ), count( $columns ) );
		return array_map( static fn( array $row ) => array_pad( $row, count( $columns ), '' ), $rows );
	}

	/** @return list<FileAnswer> Files that the server received under a name; clients cannot send a FileAnswer. */
	public function files( string $name ): array {
		return array_values(
			array_filter( $this->items( $name ), static fn( mixed $item ) => $item instanceof FileAnswer )
		);
	}

	/**
	 * @param non-empty-list<string> $columns
	 * @return list<string>
	 */
	private function row( mixed $row, string $name, array $columns ): array {
		$row   = is_array( $row ) ? $row : array( $row );
		$cells = array_is_list( $row )
			? array_pad( $row, count( $columns ), '' )
			: array_map( static fn( string $column ) => $row[ $column ] ?? '', $columns );
		if (
			count( $cells ) > count( $columns )
				|| (
					! array_is_list( $row )
						&& array() !== array_diff( array_map( 'strval', array_keys( $row ) ), $columns )
				)
		) {
			throw MalformedAnswer::notRow( $name, $columns );
		}
		return array_map( fn( mixed $cell ) => $this->clean( $cell, $name ), $cells );
	}

	/** @return list<mixed> */
	private function items( string $name ): array {
		$value = $this->values[ self::key( $name ) ] ?? array();
		$items = is_array( $value ) ? array_values( $value ) : array( $value );
		if ( count( $items ) > self::MAX_ITEMS ) {
			throw MalformedAnswer::tooMany( self::key( $name ), self::MAX_ITEMS );
		}
		return $items;
	}

	private function clean( mixed $value, string $name ): string {
		$name = self::key( $name );
		if ( null !== $value && ! is_scalar( $value ) ) {
			throw MalformedAnswer::notText( $name );
		}
		$text = Text::fromValue( $value );
		// A code point has at most four bytes, and a line break two characters: a cheap check before the costly ones.
		if ( strlen( $text ) > 8 * $this->maxLength ) {
			throw MalformedAnswer::tooLong( $name, $this->maxLength );
		}
		if ( ! Text::isUnicode( $text ) ) {
			throw MalformedAnswer::notUnicode( $name );
		}
		$text = Text::lines( $text );
		if ( mb_strlen( $text, 'UTF-8' ) > $this->maxLength ) {
			throw MalformedAnswer::tooLong( $name, $this->maxLength );
		}
		return $text;
	}

	/** Returns the name that PHP gives `input_9[]`. */
	private static function key( string $name ): string {
		return str_ends_with( $name, '[]' ) ? substr( $name, 0, -2 ) : $name;
	}
}
