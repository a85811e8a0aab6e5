<?php

declare( strict_types=1 );

namespace Atoll\Portal\Dialogs;

use Atoll\Engine\Markup\Html;

/** A modal dialog for src/ui/show-modal.ts, in a template: it is not in the document until it is needed. */
final class ModalDialog {

	/**
	 * @param string $name        Name of the template and prefix of the ids.
	 * @param string $title       Plain text.
	 * @param string $text        Description in plain text; screen readers announce it with the title.
	 * @param string $body        Safe HTML below the text.
	 * @param bool   $urgent      Whether it interrupts the user and needs a response (APG: alertdialog).
	 * @param string $describedBy Id of the part of the body to announce with the text.
	 */
	public function __construct(
		private string $name,
		private string $title,
		private string $text,
		private string $body,
		private bool $urgent = false,
		private string $describedBy = ''
	) {}

	public function html(): string {
		$id     = "atoll-guard-{$this->name}";
		$head   = Html::element(
			'h2',
			array( 'class' => 'atoll-dialog__title', 'id' => "{$id}-title", 'tabindex' => -1, 'data-atoll' => 'title' ),
			Html::text( $this->title )
		);
		$text   = Html::element(
			'p',
			array( 'class' => 'atoll-guard__text', 'id' => "{$id}-text" ),
			Html::text( $this->text )
		);
		$panel  = '<div class="atoll-dialog__panel"><div class="atoll-dialog__head">' . $head . '</div><div class="atoll-dialog__body atoll-form">' . $text . $this->body . '</div></div>';
		$dialog = Html::element(
			'dialog',
			array(
				'class'            => 'atoll-dialog atoll-guard',
				'role'             => $this->urgent ? 'alertdialog' : null,
				'aria-labelledby'  => "{$id}-title",
				'aria-describedby' => rtrim( "{$id}-text {$this->describedBy}" ),
			),
			$panel
		);
		return Html::element( 'template', array( 'data-atoll' => $this->name ), $dialog );
	}

	/** @param string $look A look from src/styles/button.css. */
	public static function button( string $action, string $label, string $look, bool $isHidden = false ): string {
		return Html::element(
			'button',
			array(
				'class' => "atoll-button atoll-button--{$look}",
				'type' => 'button',
				'data-atoll' => $action,
				'hidden' => $isHidden,
			),
			Html::text( $label )
		);
	}

	/** @param string $buttons Safe HTML. */
	public static function actions( string $buttons ): string {
		return '<div class="atoll-guard__actions">' . $buttons . '</div>';
	}

	/**
	 * Returns an empty live region for errors.
	 *
	 * @param array<string, string> $sentences Possible errors, by data attribute.
	 */
	public static function note( array $sentences ): string {
		return Html::element(
			'div',
			array( 'role' => 'alert', 'data-atoll' => 'note', 'class' => 'atoll-guard__note' ) + $sentences,
			''
		);
	}
}
