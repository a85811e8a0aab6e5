<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam\Signals;

use Atoll\Engine\Markup\Form\HoneypotInput;
use Atoll\Forms\Spam\SpamContext;
use Atoll\Forms\Spam\SpamReason;

/**
 * A filled-in honeypot input, which is invisible. It decides the matter: no person, assistive technology or password
 * manager fills it in.
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
