<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries;

use Atoll\Engine\Definition\Field;

/** One answer of an entry, in words. */
final class EntryAnswer {

	/**
	 * @param Field|null $field   Null for one that no version of the form has.
	 * @param string     $key     As the entry has it, for a field that is gone: "3", "5.1"; empty else.
	 * @param string     $text    Plain text, with line feeds; a file is its id.
	 * @param bool       $isAsked False for a field that the form did not have when the entry was sent.
	 */
	public function __construct(
		public readonly ?Field $field,
		public readonly string $key,
		public readonly string $text,
		public readonly bool $isAsked,
	) {}

	/** @return list<string> Ids of files that it may hold; the entry may no longer have them. */
	public function fileIds(): array {
		if ( null !== $this->field ) {
			return $this->field->holdsFiles() ? explode( "\n", $this->text ) : array();
		}
		$ids = json_decode( $this->text, true );
		return array_values( array_filter( is_array( $ids ) ? $ids : array(), 'is_string' ) );
	}
}
