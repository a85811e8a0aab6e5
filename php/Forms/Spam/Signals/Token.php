<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam\Signals;

use Atoll\Forms\Spam\FormToken;
use Atoll\Forms\Spam\Reason;
use Atoll\Forms\Spam\Signal;
use Atoll\Forms\Spam\Suspect;
use Atoll\Forms\Spam\TokenState;

/** Whether the form was printed by this site, lately. Programs that send without a page have no token: that alone is no spam. */
final class Token implements Signal {

	public function __construct( private FormToken $token ) {}

	public function reason( Suspect $suspect ): ?Reason {
		return match ( $this->token->state( $suspect->form->id(), $suspect->input( FormToken::NAME ) ) ) {
			TokenState::Missing => new Reason( 'token_missing', 2, __( 'It was sent without a page that shows the form.', 'atoll' ) ),
			TokenState::Forged  => new Reason( 'token_forged', 3, __( 'What shows that it came from a page of this site was made up.', 'atoll' ) ),
			TokenState::Stale   => new Reason( 'token_stale', 1, __( 'The page that it was sent from was more than two months old.', 'atoll' ) ),
			TokenState::Good    => null,
		};
	}
}
