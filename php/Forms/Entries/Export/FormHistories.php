<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Export;

use Atoll\Forms\Definitions\KeptFields;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Definitions\Storage\FormVersions;

/** What an export knows of a form: its questions, those that it keeps without asking them, and those it had. */
final class FormHistories {

	public function __construct(
		private FormRepository $forms,
		private FormVersions $versions,
		private KeptFields $kept
	) {}

	/**
	 * @param list<int> $numbers
	 * @return FormHistory|null Of the one form, also when it is gone; null for several, or where no version was kept.
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
