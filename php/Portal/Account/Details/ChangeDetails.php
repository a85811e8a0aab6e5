<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Details;

use Atoll\Platform\Access\Visitor;
use Atoll\Portal\Account\Holder;
use Atoll\Portal\Places;
use Atoll\Portal\Post\Action;
use Atoll\Portal\Post\Done;
use Atoll\Portal\Post\Fields;
use Atoll\Portal\Post\Mend;
use Atoll\Portal\Post\Notice;

/** A client says how to reach them. */
final class ChangeDetails implements Action {

	public const NAME = 'change-details';

	public function __construct( private Holder $holder, private DetailsForm $form, private Details $details, private Places $places ) {}

	public function name(): string {
		return self::NAME;
	}

	public function isForVisitors(): bool {
		return false;
	}

	public function run( Fields $fields, Visitor $visitor ): Done|Mend {
		$user     = $this->holder->must( $visitor );
		$values   = $this->form->read( $fields );
		$messages = $this->form->messages( $values );
		if ( array() !== $messages ) {
			return new Mend( $messages );
		}
		$this->details->keep( $user, $values );
		return new Done( $this->places->profile(), 'details-changed' );
	}

	public function notices(): array {
		return array(
			'details-changed' => new Notice(
				__( 'Your details are changed', 'atoll' ),
				__( 'Your details are changed. Applications that you have sent keep what they say.', 'atoll' ),
			),
		);
	}
}
