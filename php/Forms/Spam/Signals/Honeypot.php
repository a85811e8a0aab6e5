<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam\Signals;

use Atoll\Engine\Markup\Trap;
use Atoll\Forms\Spam\Reason;
use Atoll\Forms\Spam\Signal;
use Atoll\Forms\Spam\Suspect;

/** An input that nobody sees was filled in. It is decisive: no person, assistive technology or password manager does. */
final class Honeypot implements Signal {

	private const POINTS = 8;

	public function reason( Suspect $suspect ): ?Reason {
		return $suspect->form->hasTrap() && '' !== $suspect->input( Trap::NAME )
			? new Reason( 'honeypot', self::POINTS, __( 'An input that people cannot see was filled in.', 'atoll' ) )
			: null;
	}
}
