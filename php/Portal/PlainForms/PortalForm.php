<?php

declare( strict_types=1 );

namespace Atoll\Portal\PlainForms;

use Atoll\Engine\Markup\Html;
use Atoll\Forms\Page\Rendering\PageUrl;
use Atoll\Portal\Account\Email\EmailChange;
use Atoll\Portal\Login\LoginRequest;

/**
 * Prints the portal's own forms in the style of the site's other forms: labels above inputs, errors above the form and
 * at each input. Style sheet: atoll-form.
 */
final class PortalForm {

	/**
	 * Status shown while the form is being sent: {@see FormEnhancements::sendOnce()}. The form around it is `aria-busy`
	 * then, so the status sets `aria-busy="false"` to be announced.
	 */
	private const SENDING = '<div class="atoll-form__status" aria-live="polite" aria-busy="false"'
		. ' data-atoll="sending"></div>';

	/** Arguments removed from the URL that a form posts to: keys of mailed links (the form holds them), and notices. */
	private const REMOVED = array(
		LoginRequest::RESET,
		LoginRequest::INVITATION,
		EmailChange::PARAMETER,
		PortalActions::NOTICE,
	);

	private PortalFieldMarkup $lines;

	public function __construct( private NonceFields $nonces, private PortalFormState $state ) {
		$this->lines = new PortalFieldMarkup( $state );
	}

	/**
	 * @param string                $action Name of a {@see PortalAction}.
	 * @param string                $button Label of the button: "Log in".
	 * @param list<PortalField>     $lines
	 * @param array<string, string> $hidden Further hidden inputs.
	 * @param string                $after  Safe HTML beside the button, such as a link.
	 * @param string                $look   Look of the button: primary (the one action to do next), secondary or text.
	 * @param string                $target Id of the action's target, if a page has the form several times.
	 * @param string                $describedBy Id of what tells the button from others with the same label.
	 * @param int                   $headingLevel Level of the error summary's heading: one below the form’s own.
	 */
	public function render(
		string $action,
		string $button,
		array $lines,
		array $hidden = array(),
		string $after = '',
		string $look = 'primary',
		string $target = '',
		string $describedBy = '',
		int $headingLevel = 2
	): string {
		$key     = NonceFields::key( $action, $target );
		$failure = $this->state->failureOf( $key );
		$summary = null === $failure ? '' : PortalFormSummary::html( $key, $lines, $failure, $headingLevel );
		$submit  = Html::element(
			'button',
			array(
				'class'            => "atoll-button atoll-button--{$look}",
				'type'             => 'submit',
				'data-atoll'       => 'submit',
				'aria-describedby' => '' === $describedBy ? null : $describedBy,
			),
			Html::text( $button )
		);
		$form    = Html::element(
			'form',
			array(
				'class'      => 'atoll-form__form',
				'id'         => "atoll-{$key}",
				'method'     => 'post',
				'action'     => self::address(),
				'enctype'    => self::hasFiles( $lines ) ? 'multipart/form-data' : null,
				'novalidate' => true,
			),
			$this->hidden( $this->nonces->inputs( $action, $target ) + $hidden ) . $summary
				. $this->grid( $key, $lines, $failure->messages ?? array() )
				. '<div class="atoll-form__actions">' . $submit . $after . '</div>' . self::SENDING
		);
		return Html::element( 'div', array( 'class' => 'atoll-form atoll-action wp-exclude-emoji' ), $form );
	}

	/** Returns the page's URL without its fragment, or the browser would jump there instead of focusing the outcome. */
	private static function address(): string {
		return remove_query_arg( self::REMOVED, ( new PageUrl() )->action() );
	}

	/** @param list<PortalField> $lines */
	private static function hasFiles( array $lines ): bool {
		return in_array( 'file', array_column( $lines, 'type' ), true );
	}

	/** @param array<string, string> $values By name. */
	private function hidden( array $values ): string {
		$inputs = '';
		foreach ( $values as $name => $value ) {
			$inputs .= Html::single( 'input', array( 'type' => 'hidden', 'name' => $name, 'value' => $value ) );
		}
		return $inputs;
	}

	/**
	 * @param list<PortalField>     $lines
	 * @param array<string, string> $messages By name.
	 */
	private function grid( string $key, array $lines, array $messages ): string {
		$html = '';
		foreach ( $lines as $line ) {
			$html .= $this->lines->html( $key, $line, $messages[ $line->name ] ?? '' );
		}
		return '' === $html ? '' : Html::element( 'div', array( 'class' => 'atoll-grid' ), $html );
	}
}
