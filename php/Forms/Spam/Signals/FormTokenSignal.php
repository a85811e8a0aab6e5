<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam\Signals;

use Atoll\Forms\Spam\FormToken;
use Atoll\Forms\Spam\FormTokenState;
use Atoll\Forms\Spam\SpamContext;
use Atoll\Forms\Spam\SpamReason;

/**
 * Checks whether this site printed the form recently. Programs that submit without a page have no token; that alone is
 * not spam.
 */
final class FormTokenSignal implements SpamSignal {

	public function __construct( private FormToken $token ) {}

	public function reason( SpamContext $context ): ?SpamReason {
		return match ( $this->token->state( $context->form->id(), $context->input( FormToken::NAME ) ) ) {
			FormTokenState::Missing => new SpamReason(
				'token_missing',
				2,
				__( 'It was sent without a page that shows the form.', 'atoll' )
			),
			FormTokenState::Forged  => new SpamReason( 'token_forged', 3, __( 'The proof that it came from a page of this site was forged.', 'atoll' ) ),
			FormTokenState::Stale   => new SpamReason( 'token_stale', 1, __( 'The page that it was sent from was more than two months old.', 'atoll' ) ),
			FormTokenState::Good    => null,
		};
	}
}
