<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Export;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Definitions\Storage\FormVersions;
use Atoll\Forms\Definitions\UnsupportedFields;

/** Loads the history of a form for an export: its current, kept and earlier questions. */
final class FormHistories {

	public function __construct(
		private FormRepository $forms,
		private FormVersions $versions,
		private UnsupportedFields $kept
	) {}

	/**
	 * @param list<int> $numbers
	 * @return FormHistory|null History of a single form, even a deleted one; null for several, or without any version.
	 * @throws \Atoll\Platform\Errors\ReadFailed
	 */
	public function find( array $numbers ): ?FormHistory {
		$form = 1 === count( $numbers ) ? $this->forms->findLast( $numbers[0] ) : null;
		return null === $form
			? null
			: new FormHistory(
				array( $this->kept->with( $form ), ...iterator_to_array( $this->versions->before( $form ), false ) ),
				$this->versions
			);
	}
}
