<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam\Signals;

use Atoll\Engine\Markup\Form\InputNames;
use Atoll\Forms\Spam\SpamContext;
use Atoll\Forms\Spam\SpamReason;

/**
 * Time from the first input to sending, which the browser measures and sends along. Without JavaScript there is no such
 * time, and no reason.
 */
final class FillTimeSignal implements SpamSignal {

	private const POINTS = 2;

	/** Minimum milliseconds that a person takes, even if the browser fills in the form. */
	private const MINIMUM = 1500;

	public function reason( SpamContext $context ): ?SpamReason {
		$elapsed = $context->input( InputNames::ELAPSED );
		return ctype_digit( $elapsed ) && (int) $elapsed < self::MINIMUM
			? new SpamReason(
				'haste',
				self::POINTS,
				sprintf(
					/* translators: %s: seconds, such as 0.4. */
					__( 'It was filled in and sent within %s seconds.', 'atoll' ),
					number_format( (int) $elapsed / 1000, 1 )
				)
			)
			: null;
	}
}
