<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam\Signals;

use Atoll\Engine\Markup\Form\HoneypotInput;
use Atoll\Forms\Spam\SpamContext;
use Atoll\Forms\Spam\SpamReason;

/**
 * An input that nobody sees was filled in. It is decisive: no person, assistive technology or password manager does
 * that.
 */
final class HoneypotSignal implements SpamSignal {

	private const POINTS = 8;

	public function reason( SpamContext $context ): ?SpamReason {
		return $context->form->hasTrap() && '' !== $context->input( HoneypotInput::NAME )
			? new SpamReason(
				'honeypot',
				self::POINTS,
				__( 'An input that people cannot see was filled in.', 'atoll' )
			)
			: null;
	}
}
