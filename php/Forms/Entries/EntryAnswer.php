<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries;

use Atoll\Engine\Definition\Field;

/** One answer of an entry, as people read it. */
final class EntryAnswer {

	/**
	 * @param Field|null $field   Null if no version of the form has the field.
	 * @param string     $key     Key in the entry ("3", "5.1") if the field is null; otherwise empty.
	 * @param string     $text    Plain text with line feeds; for a file, its id.
	 * @param bool       $isAsked False for a field that the form did not have when the entry was sent.
	 */
	public function __construct(
		public readonly ?Field $field,
		public readonly string $key,
		public readonly string $text,
		public readonly bool $isAsked,
	) {}

	/** @return list<string> Ids of files that the answer may hold; the entry may no longer have them. */
	public function fileIds(): array {
		if ( null !== $this->field ) {
			return $this->field->holdsFiles() ? explode( "\n", $this->text ) : array();
		}
		$ids = json_decode( $this->text, true );
		return array_values( array_filter( is_array( $ids ) ? $ids : array(), 'is_string' ) );
	}
}
