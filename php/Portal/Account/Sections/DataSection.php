<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Sections;

use Atoll\Engine\Markup\Html;
use Atoll\Portal\Account\Confirmation;
use Atoll\Portal\Account\Data\Download;
use Atoll\Portal\Post\ActionForm;
use Atoll\Portal\Post\Line;
use WP_User;

/** All that is kept about the client, to take along. */
final class DataSection implements Section {

	public function __construct( private ActionForm $forms, private Folded $folded, private Confirmation $confirmation, private Download $download ) {}

	public function id(): string {
		return 'data';
	}

	public function title(): string {
		return __( 'Your data', 'atoll' );
	}

	public function html( WP_User $user ): string {
		$choices = $this->download->choices();
		$lines   = array(
			new Line( Download::FIELD, __( 'Kind of file', 'atoll' ), 'select', value: (string) array_key_first( $choices ), choices: $choices ),
			$this->confirmation->line(),
		);
		return '<p class="atoll-profile__said">' . Html::text( __( 'One file with your profile, every application with its answers and history, the names of your documents, what you have begun without sending it, and the mail you got from us about it. The documents themselves are on the pages of your applications.', 'atoll' ) ) . '</p>'
			. $this->folded->html( Download::NAME, __( 'Download your data', 'atoll' ), $this->forms->render( Download::NAME, __( 'Download', 'atoll' ), $lines, look: 'secondary' ) );
	}
}
