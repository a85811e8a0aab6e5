<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Retention;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\EntriesProvider;
use Atoll\Platform\Health\HealthCheck;
use Atoll\Platform\Health\HealthResult;

/** Site Health check for forms without a setting for how long their entries are kept. */
final class RetentionHealth extends HealthCheck {

	public function __construct( private FormRepository $forms ) {}

	public function name(): string {
		return EntriesProvider::RETENTION;
	}

	public function label(): string {
		return __( 'How long entries are kept', 'atoll' );
	}

	protected function look(): HealthResult {
		$undecided = array_filter(
			$this->forms->all(),
			static fn( Form $form ): bool => $form->isActive() && null === $form->retentionDays()
		);
		$titles    = implode( ', ', array_map( static fn( Form $form ): string => $form->title(), $undecided ) );
		return array() === $undecided
			? HealthResult::good(
				__( 'Every form says how long its entries are kept', 'atoll' ),
				__( 'Older entries are deleted once a day. Entries kept from deletion stay. An entry whose emails could not be sent stays until they are sent, or for 30 days after the last attempt.', 'atoll' )
			)
			: HealthResult::recommended(
				__( 'Choose how long entries are kept', 'atoll' ),
				/* translators: %s: titles of forms. */
				sprintf( __( 'You have not chosen how long to keep the entries of these forms, so they are kept indefinitely: %s. Choose in each form’s settings, under Privacy. You can choose to keep them indefinitely.', 'atoll' ), $titles )
			);
	}
}
