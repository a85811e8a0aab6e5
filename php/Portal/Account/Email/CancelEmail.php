<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Email;

use Atoll\Platform\Access\Visitor;
use Atoll\Portal\Account\Holder;
use Atoll\Portal\Places;
use Atoll\Portal\Post\Action;
use Atoll\Portal\Post\Done;
use Atoll\Portal\Post\Fields;
use Atoll\Portal\Post\Notice;

/** A client keeps the address they have: the link that was sent opens nothing any more. */
final class CancelEmail implements Action {

	public const NAME = 'cancel-email';

	public function __construct( private Holder $holder, private EmailChange $change, private Places $places ) {}

	public function name(): string {
		return self::NAME;
	}

	public function isForVisitors(): bool {
		return false;
	}

	public function run( Fields $fields, Visitor $visitor ): Done {
		$this->change->cancel( $this->holder->must( $visitor ) );
		return new Done( $this->places->profile(), 'email-kept' );
	}

	public function notices(): array {
		return array(
			'email-kept' => new Notice(
				__( 'Your address stays as it is', 'atoll' ),
				__( 'Your address stays as it is.', 'atoll' ),
			),
		);
	}
}
