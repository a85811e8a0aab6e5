<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Closing;

use Atoll\Platform\Access\Visitor;
use Atoll\Portal\Account\Confirmation;
use Atoll\Portal\Account\Holder;
use Atoll\Portal\Places;
use Atoll\Portal\Post\Action;
use Atoll\Portal\Post\Done;
use Atoll\Portal\Post\Fields;
use Atoll\Portal\Post\Mend;
use Atoll\Portal\Post\Notice;

/** A client closes their account, having read what goes and what stays. */
final class CloseAccount implements Action {

	public const NAME  = 'close-account';
	public const FIELD = 'understood';

	public function __construct( private Holder $holder, private Confirmation $confirmation, private Closing $closing, private Places $places ) {}

	public function name(): string {
		return self::NAME;
	}

	public function isForVisitors(): bool {
		return false;
	}

	public function run( Fields $fields, Visitor $visitor ): Done|Mend {
		$user = $this->holder->must( $visitor );
		if ( ! $fields->isChecked( self::FIELD ) ) {
			return new Mend( array( self::FIELD => __( 'Please tick this box to confirm that you want to close your account.', 'atoll' ) ) );
		}
		$mend = $this->confirmation->mend( $fields, $user, $visitor );
		if ( null !== $mend ) {
			return $mend;
		}
		$this->closing->close( $user, $visitor );
		wp_logout();
		return new Done( $this->places->login(), 'account-closed' );
	}

	public function notices(): array {
		return array(
			'account-closed' => new Notice(
				__( 'Your account is closed', 'atoll' ),
				__( 'Your account is closed and your login is deleted. Thank you for being our client.', 'atoll' ),
			),
		);
	}
}
