<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Resuming;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Markup\Form\InputNames;
use Atoll\Engine\Markup\Html;
use Atoll\Forms\Page\Buttons\SendLinkButton;
use Atoll\Forms\Page\Rendering\PageUrl;

/**
 * Says that a form was saved: shows the link that opens it again, and offers to email it (spec 9). The dialog of the
 * form island shows the same texts.
 */
final class SavePanel {

	public const SAVED  = '1';
	public const SENT   = 'sent';
	public const FAILED = 'failed';

	/**
	 * @param string $link    Absolute URL.
	 * @param string $state   One of the constants; any other value shows nothing.
	 * @param string $failure Why the email was not sent, plain text.
	 * @param string $email   Email address to suggest; may be empty.
	 */
	public function render( Form $form, string $link, string $state, string $failure, string $email ): string {
		if ( ! in_array( $state, array( self::SAVED, self::SENT, self::FAILED ), true ) ) {
			return '';
		}
		$id   = self::anchor( $form->id() );
		$text = static fn( string $name ): string => Html::text( $form->text( $name ) );
		return '<section class="atoll-save atoll-save--printed" aria-labelledby="' . $id . '">'
			. '<h2 class="atoll-save__title" id="' . $id . '">' . $text( 'saved' ) . '</h2>'
			. '<p>' . $text( 'saveLink' ) . '</p>'
			. '<p class="atoll-save__link"><a href="' . Html::text( $link ) . '">' . Html::text( $link ) . '</a></p>'
			. '<p>' . $text( 'saveExpiry' ) . '</p>'
			. (
				self::SENT === $state
					? '<p class="atoll-save__sent" role="status">' . $text( 'linkSent' ) . '</p>'
					: $this->mailForm( $form, $link, $failure, $email )
			)
			. '</section>';
	}

	/** Returns the id of the panel's heading, to link to. */
	public static function anchor( int $formNumber ): string {
		return "atoll-saved-{$formNumber}";
	}

	private function mailForm( Form $form, string $link, string $failure, string $email ): string {
		$id      = 'atoll-save-email-' . $form->id();
		$isWrong = '' !== $failure;
		$hidden  = '';
		$values  = array( InputNames::FORM => (string) $form->id(), SendLinkButton::LINK => $link );
		foreach ( $values as $name => $value ) {
			$hidden .= Html::single( 'input', array( 'type' => 'hidden', 'name' => $name, 'value' => $value ) );
		}
		$input = Html::single(
			'input',
			array(
				'class'            => 'atoll-input',
				'type'             => 'email',
				'id'               => $id,
				'name'             => SendLinkButton::EMAIL,
				'autocomplete'     => 'email',
				'maxlength'        => 100,
				'required'         => true,
				'placeholder'      => $form->text( 'saveExample' ),
				'value'            => '' === $email ? null : $email,
				'aria-invalid'     => $isWrong ? 'true' : null,
				'aria-describedby' => $isWrong ? $id . '-error' : null,
			)
		);
		return Html::element(
			'form',
			array(
				'class'      => 'atoll-save__mail' . ( $isWrong ? ' is-invalid' : '' ),
				'method'     => 'post',
				'action'     => $link . '&' . PageUrl::SAVED . '=1#' . self::anchor( $form->id() ),
				'novalidate' => true,
			),
			$hidden . '<label for="' . $id . '">' . Html::text( $form->text( 'saveEmail' ) ) . '</label>' . $input
				. (
					$isWrong
						? '<p class="atoll-error" id="' . $id . '-error" role="alert">' . Html::text( $failure )
							. '</p>'
						: ''
				)
				. '<button type="submit" class="atoll-button atoll-button--secondary">' . Html::text( $form->text( 'sendLink' ) ) . '</button>'
		);
	}
}
