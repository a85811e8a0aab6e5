<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Retention;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\EntriesProvider;
use Atoll\Platform\Health\HealthCheck;
use Atoll\Platform\Health\HealthResult;

/** Site Health: forms for which nobody has set how long their entries are kept. */
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
				__( 'Entries that are older are deleted once a day. Those on hold stay; one whose emails were not sent stays until they are, or for 30 days after the last try.', 'atoll' )
			)
			: HealthResult::recommended(
				__( 'Choose how long entries are kept', 'atoll' ),
				/* translators: %s: titles of forms. */
				sprintf( __( 'Nobody has chosen yet how long entries of these forms are kept, so they are kept for ever: %s. Choose it in each form’s settings, under Privacy. To keep them for ever is a choice too.', 'atoll' ), $titles )
			);
	}
}
