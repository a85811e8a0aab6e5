<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Export;

use Atoll\Engine\Definition\Field;

/**
 * Cells of one question. Each is read with the field of the form version that its entry was sent with.
 *
 * @phpstan-import-type Reader from ExportColumn
 */
final class CellsByVersion {

	/** @var array<int, Reader> By form version. */
	private array $readers = array();

	/**
	 * @param Field                     $field  The question as it was last asked.
	 * @param \Closure( Field ): Reader $reader Returns the reader for one version's field.
	 */
	public function __construct(
		private FormHistory $history,
		private Field $field,
		private \Closure $reader
	) {}

	/**
	 * @param list<array<array-key, mixed>>  $rows    Rows whose entries all have the same form version.
	 * @param list<array<array-key, string>> $answers Answers of each row.
	 * @return list<string>
	 */
	public function read( array $rows, array $answers, int $version ): array {
		$this->readers[ $version ] ??= ( $this->reader )( $this->history->fieldIn( $version, $this->field ) );
		return $this->readers[ $version ]( $rows, $answers, $version );
	}
}
