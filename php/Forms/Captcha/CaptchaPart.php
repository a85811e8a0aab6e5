<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Forms\Captcha\Methods\CaptchaQuestionMarkup;
use Atoll\Platform\Islands\IslandPartSettings;

/** Settings and markup that a form with a captcha is printed with. */
final class CaptchaPart implements IslandPartSettings {

	/** @param \Closure(): Captcha $captcha Made when a form asks for it. */
	public function __construct( private \Closure $captcha ) {}

	public function settings( int $formNumber ): array {
		$captcha = ( $this->captcha )();
		return $captcha->method->settings( $formNumber )
			+ array( 'question' => null === $captcha->question ? '' : '1' );
	}

	/**
	 * Prints a question in place of the captcha, when a form comes back because its captcha was not passed.
	 *
	 * @param array<int, string> $messages By field id.
	 * @return (\Closure( FieldView ): string)|null
	 */
	public function questionRenderer( Form $form, array $messages ): ?\Closure {
		$field    = CaptchaField::in( $form );
		$question = null === $field || ! isset( $messages[ $field->id ] ) ? null : ( $this->captcha )()->question;
		return null === $question ? null : ( new CaptchaQuestionMarkup( $question ) )->render( ... );
	}
}
