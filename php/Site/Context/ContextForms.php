<?php

declare( strict_types=1 );

namespace Atoll\Site\Context;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Definitions\Placement\LinkedForms;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Platform\Errors\ReadFailed;
use Atoll\Platform\Settings\Settings;
use Atoll\Site\Page\PageMeta;
use Atoll\Site\Page\PageSettings;

/** Open forms, with id and title. */
final class ContextForms {

	public function __construct(
		private FormRepository $forms,
		private Settings $settings,
		private PageMeta $pages,
		private LinkedForms $linkedForms
	) {}

	/**
	 * @return list<array{id: int, title: string}> Newest first; empty if they cannot be read, so that pages still show.
	 */
	public function open(): array {
		try {
			return $this->idsAndTitles( array_column( $this->forms->list(), 'number' ) );
		} catch ( ReadFailed ) {
			return array();
		}
	}

	/**
	 * Returns the forms that open in modals from the page's header and content.
	 *
	 * @return list<array{id: int, title: string}>
	 */
	public function openedBy( int $page ): array {
		$content = 0 === $page || post_password_required( $page )
			? ''
			: (string) get_post_field( 'post_content', $page );
		return $this->idsAndTitles(
			array_values(
				array_unique(
					array(
						...$this->ofHeader( $this->pages->read( $page )->header ),
						...$this->linkedForms->in( $content ),
					)
				)
			)
		);
	}

	/** @return list<int> */
	private function ofHeader( string $variant ): array {
		$header  = $this->settings->group( 'header' )->map(
			PageSettings::SECONDARY === $variant ? 'headerSecondary' : 'headerPrimary'
		);
		$numbers = array();
		foreach ( PageSettings::NONE === $variant ? array() : $header->list( 'headerCtas' ) as $cta ) {
			if (
				$cta->bool( 'headerCtaToggle' ) && 'form' === $cta->string( 'headerCtaHref' )
					&& 'modal' === $cta->string( 'headerCtaFormStyle' )
			) {
				$numbers[] = $cta->int( 'headerCtaFormId' );
			}
		}
		return $numbers;
	}

	/**
	 * @param array<int> $numbers
	 * @return list<array{id: int, title: string}> Only forms that are open.
	 */
	private function idsAndTitles( array $numbers ): array {
		$this->forms->preload( array_values( $numbers ) );
		$forms = array_filter( array_map( fn( int $number ): ?Form => $this->forms->findOrNull( $number ), $numbers ) );
		return array_values(
			array_map(
				static fn( Form $form ): array => array(
					'id'    => $form->id(),
					'title' => $form->title(),
				),
				$forms
			)
		);
	}
}
