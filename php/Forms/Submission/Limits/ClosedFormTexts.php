<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Limits;

use Atoll\Platform\SiteDateFormat;

/** Standard messages as plain text, for forms whose editor has not written any. */
final class ClosedFormTexts {

	/** @param \DateTimeImmutable|null $moment When the form opens or when it closed. */
	public function text( ClosedReason $reason, ?\DateTimeImmutable $moment ): string {
		return match ( $reason ) {
			ClosedReason::Login   => __( 'Please log in to fill in this form.', 'atoll' ),
			/* translators: %s: date and time. */
			ClosedReason::Pending => sprintf( __( 'This form opens on %s.', 'atoll' ), $this->dateText( $moment ) ),
			/* translators: %s: date and time. */
			ClosedReason::Closed  => sprintf( __( 'This form closed on %s.', 'atoll' ), $this->dateText( $moment ) ),
			ClosedReason::PerUser => __( 'You have sent this form already. Thank you: we have your answers.', 'atoll' ),
			ClosedReason::Limit   => __( 'This form is not taking any more answers at the moment.', 'atoll' ),
		};
	}

	private function dateText( ?\DateTimeImmutable $moment ): string {
		return null === $moment ? '' : SiteDateFormat::text( $moment->getTimestamp() );
	}
}
