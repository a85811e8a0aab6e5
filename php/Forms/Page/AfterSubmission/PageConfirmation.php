<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\AfterSubmission;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Markup\Form\FormRenderContext;
use Atoll\Engine\Markup\Form\InputNames;
use Atoll\Engine\Markup\Html;
use Atoll\Forms\Confirmations\Confirmations;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Forms\Page\Rendering\PageUrl;
use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\Services\Lazy;

/** Confirmation that a page shows in place of a form if the URL asks for it. */
final class PageConfirmation {

	/**
	 * @param \Closure(): Confirmations   $confirmations
	 * @param \Closure(): EntryRepository $entries
	 */
	public function __construct(
		private ConfirmationLinks $links,
		#[Lazy( Confirmations::class )] private \Closure $confirmations,
		#[Lazy( EntryRepository::class )] private \Closure $entries,
		private FormRepository $forms,
		private CurrentVisitor $visitors,
	) {}

	/**
	 * Returns the confirmation as safe HTML; null to show the form.
	 *
	 * @param string $idPrefix Prefix of the element ids in this instance of the form.
	 */
	public function confirmation( Form $form, string $idPrefix = FormRenderContext::ID_PREFIX ): ?string {
		$reference = $this->links->isPresent()
			? $this->links->at( $form->id(), $idPrefix, $this->visitors->current() )
			: null;
		if ( null === $reference ) {
			return null;
		}
		$entry   = null === $reference->entry ? null : ( $this->entries )()->find( $reference->entry );
		$version = null === $entry
			? null
			: $this->forms->findVersionOrCurrent( $entry->formNumber, $entry->formVersion );
		$message = ( $this->confirmations )()->byId( $version ?? $form, $reference->confirmation, $entry )->message;
		return $message . ( null !== $entry && $form->offersCsv() ? $this->downloadForm( $form, $reference ) : '' );
	}

	/** Returns a button that downloads the answers, which the server finds by the sealed token in the URL. */
	private function downloadForm( Form $form, ConfirmationReference $reference ): string {
		$hidden = static fn( string $name, string $value ) => Html::single(
			'input',
			array(
				'type'  => 'hidden',
				'name'  => $name,
				'value' => $value,
			)
		);
		$button = Html::element(
			'button',
			array(
				'type'  => 'submit',
				'name'  => InputNames::CSV,
				'value' => '1',
				'class' => 'atoll-button atoll-button--text',
			),
			Html::text( $form->text( 'downloadAnswers' ) )
		);
		$inputs = $hidden( InputNames::FORM, (string) $form->id() )
			. $hidden( ConfirmedAnswers::SEAL, $reference->seal );
		return Html::element(
			'form',
			array(
				'class'  => 'atoll-confirmation__download',
				'method' => 'post',
				'action' => ( new PageUrl() )->current(),
			),
			$inputs . $button
		);
	}
}
