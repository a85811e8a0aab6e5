<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor\Account;

use Atoll\Engine\Markup\Html;
use Atoll\Portal\Account\Sections\ProfileParagraph;

/** Markup of new recovery codes, with ways to keep them. */
final class RecoveryCodesMarkup {

	/**
	 * @param list<string> $codes
	 * @param bool         $isFirst Whether two-step login has just been switched on: there were no codes before.
	 */
	public static function html( array $codes, bool $isFirst ): string {
		$items = '';
		foreach ( $codes as $code ) {
			// In right-to-left text, digits at the start of a code would swap places with what follows.
			$items .= '<li>' . Html::element( 'code', array( 'dir' => 'ltr' ), Html::text( $code ) ) . '</li>';
		}
		$notice = $isFirst
			? __(
				'Two-step login is on. Keep these recovery codes: if you lose your phone, each one logs you in once. They are shown only once.',
				'atoll'
			)
			: __(
				'These are your new recovery codes. The old ones no longer work. Keep them: each one logs you in once. They are shown only once.',
				'atoll'
			);
		$file   = 'data:text/plain;charset=utf-8,' . rawurlencode( implode( "\r\n", $codes ) . "\r\n" );
		return Html::element(
			'p',
			array( 'class' => 'atoll-profile__notice', 'role' => 'status', 'tabindex' => -1, 'autofocus' => true ),
			Html::text( $notice )
		)
			. "<ul class=\"atoll-profile__codes\" role=\"list\">{$items}</ul>"
			. '<p>' . Html::element(
				'a',
				array(
					'class'    => 'atoll-button atoll-button--secondary',
					'href'     => $file,
					'download' => 'recovery-codes.txt',
				),
				Html::text( __( 'Save as a file', 'atoll' ) )
			) . '</p>'
			. ProfileParagraph::html( __( 'Or print this page, or copy them into your password manager.', 'atoll' ) );
	}
}
