<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Export;

use Atoll\Engine\Definition\Field;

/**
 * The cells of one question, each by the question as the version of its entry has it.
 *
 * @phpstan-import-type Reader from ExportColumn
 */
final class CellsByVersion {

	/** @var array<int, Reader> By version. */
	private array $readers = array();

	/**
	 * @param Field                     $field  As it was asked last.
	 * @param \Closure( Field ): Reader $reader Of one version's.
	 */
	public function __construct(
		private FormHistory $history,
		private Field $field,
		private \Closure $reader
	) {}

	/**
	 * @param list<array<array-key, mixed>>  $rows    All of one version.
	 * @param list<array<array-key, string>> $answers Of each row.
	 * @return list<string>
	 */
	public function read( array $rows, array $answers, int $version ): array {
		$this->readers[ $version ] ??= ( $this->reader )( $this->history->fieldIn( $version, $this->field ) );
		return $this->readers[ $version ]( $rows, $answers, $version );
	}
}
