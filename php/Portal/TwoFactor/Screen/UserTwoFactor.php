<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor\Screen;

use Atoll\Engine\Markup\Html;
use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\SiteDateFormat;
use Atoll\Portal\TwoFactor\TwoFactor;
use Atoll\Portal\TwoFactor\TwoFactorPolicy;
use Atoll\Portal\TwoFactor\TwoFactorRecord;
use Atoll\Portal\TwoFactor\TwoFactorReset;
use WP_User;

/**
 * Another user's two-step login on their profile in wp-admin: its status, and a checkbox to switch it off if they have
 * lost their phone and recovery codes. It is part of WordPress' own form, which checks nonce and capability first.
 */
final class UserTwoFactor {

	public const FIELD = 'atoll_two_step_off';

	public function __construct(
		private TwoFactorPolicy $policy,
		private TwoFactor $factors,
		private TwoFactorReset $reset,
		private CurrentRequest $request,
		private CurrentVisitor $visitors
	) {}

	/** Runs on action `edit_user_profile`, which does not fire on the user's own profile. */
	public function show( WP_User $user ): void {
		$record = $this->factors->find( $user->ID );
		if ( ! $this->policy->isOffered() || ! current_user_can( 'edit_user', $user->ID ) ) {
			return;
		}
		$cell = null === $record ? Html::text( __( 'Off.', 'atoll' ) ) : $this->box( $record );
		// Escaped where it is built.
		echo '<h2>' . esc_html__( 'Two-step login', 'atoll' ) . '</h2>'
			. '<table class="form-table" role="presentation"><tr><th scope="row">'
			. esc_html__( 'Status', 'atoll' ) . "</th><td>{$cell}</td></tr></table>";
	}

	/** Runs on action `edit_user_profile_update`. */
	public function save( int $id ): void {
		$user = get_userdata( $id );
		if (
			false !== $user && get_current_user_id() !== $id && current_user_can( 'edit_user', $id )
				&& '' !== $this->request->posted( self::FIELD )
		) {
			$this->reset->run( $user, $this->visitors->current() );
		}
	}

	private function box( TwoFactorRecord $record ): string {
		$descriptionId = self::FIELD . '-about';
		$input         = Html::single(
			'input',
			array( 'type' => 'checkbox', 'name' => self::FIELD, 'value' => '1', 'aria-describedby' => $descriptionId )
		);
		/* translators: %s: date and time. */
		$since = sprintf( __( 'On since %s.', 'atoll' ), SiteDateFormat::text( $record->since ) );
		return '<p>' . Html::text( $since ) . '</p>'
			. Html::element( 'label', array(), $input . ' ' . Html::text( __( 'Switch it off', 'atoll' ) ) )
			. Html::element(
				'p',
				array( 'class' => 'description', 'id' => $descriptionId ),
				Html::text(
					__(
						'For someone who has lost their phone and recovery codes. First make sure the request really comes from them. They can then log in with their password alone. We email them about it, and the access log records it.',
						'atoll'
					)
				)
			);
	}
}
