<?php

declare( strict_types=1 );

namespace Atoll\Portal\Dialogs;

use Atoll\Engine\Markup\Html;

/** A modal dialog as src/ui/show-modal.ts shows it, in a template: nothing of it is there before it is needed. */
final class ModalDialog {

	/**
	 * @param string $name   Of the template; also begins the ids.
	 * @param string $title  Plain text.
	 * @param string $text   What it is about, in plain text; read out with the title.
	 * @param string $body   Safe HTML below it.
	 * @param bool   $urgent Interrupts, and wants an answer (APG: alertdialog).
	 * @param string $describedBy Id of what of the body is read out with the text.
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

	/** @param string $look A look of src/styles/button.css. */
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
	 * What went wrong, once something does.
	 *
	 * @param array<string, string> $sentences What it may say, by data attribute.
	 */
	public static function note( array $sentences ): string {
		return Html::element(
			'div',
			array( 'role' => 'alert', 'data-atoll' => 'note', 'class' => 'atoll-guard__note' ) + $sentences,
			''
		);
	}
}
