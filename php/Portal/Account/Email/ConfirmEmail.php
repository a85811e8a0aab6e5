<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Email;

use Atoll\Platform\Access\Visitor;
use Atoll\Portal\Account\Holder;
use Atoll\Portal\Places;
use Atoll\Portal\Post\Action;
use Atoll\Portal\Post\Done;
use Atoll\Portal\Post\Fields;
use Atoll\Portal\Post\Mend;
use Atoll\Portal\Post\Notice;

/** A client who came by the link in a mail confirms the new address. A button, since programs that read mail follow links. */
final class ConfirmEmail implements Action {

	public const NAME  = 'confirm-email';
	public const TOKEN = 'email_token';

	public function __construct( private Holder $holder, private EmailChange $change, private Places $places ) {}

	public function name(): string {
		return self::NAME;
	}

	public function isForVisitors(): bool {
		return false;
	}

	public function run( Fields $fields, Visitor $visitor ): Done|Mend {
		return $this->change->confirm( $this->holder->must( $visitor ), $fields->secret( self::TOKEN ) )
			? new Done( $this->places->profile(), 'email-changed' )
			: new Mend( array(), __( 'This link no longer works: it has expired, or a newer one was sent. Your address was not changed.', 'atoll' ) );
	}

	public function notices(): array {
		return array(
			'email-changed' => new Notice(
				__( 'Your new address is confirmed', 'atoll' ),
				__( 'Your new address is confirmed. Log in with it from now on.', 'atoll' ),
			),
		);
	}
}
