<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam;

use Atoll\Engine\Form;
use Atoll\Engine\Settled;
use Atoll\Forms\Entries\Submission;

/** A valid submission that is looked at. */
final class Suspect {

	public readonly Said $said;

	public function __construct( public readonly Form $form, public readonly Settled $settled, public readonly Submission $submission ) {
		$this->said = Said::in( $form, $settled->answers()->toEntry() );
	}

	/** An input of the form's own, such as its token; empty when it was not sent. */
	public function input( string $name ): string {
		$value = $this->submission->inputs[ $name ] ?? '';
		return is_scalar( $value ) ? (string) $value : '';
	}
}
