<?php

declare( strict_types=1 );

namespace Atoll\Site\Context;

use Atoll\Contract\Data;
use Atoll\Forms\Form;
use Atoll\FormStore\FormRepository;
use Atoll\Settings\Settings;
use Atoll\Site\Page\PageMeta;
use Atoll\Site\Page\PageSettings;

/** Forms that visitors may fill in, by number and title. */
final class ContextForms {

	public function __construct( private FormRepository $forms, private Settings $settings, private PageMeta $pages ) {}

	/** @return list<array{id: int, title: string}> Newest first. */
	public function open(): array {
		return $this->named( array_column( $this->forms->list(), 'number' ) );
	}

	/**
	 * Those that a page's header and content open above it.
	 *
	 * @return list<array{id: int, title: string}>
	 */
	public function opened( int $page ): array {
		$content = 0 === $page || post_password_required( $page ) ? '' : (string) get_post_field( 'post_content', $page );
		preg_match_all( '/(?:data-atoll-form="|#atoll-form-)([1-9][0-9]*)"/', $content, $linked );
		return $this->named(
			array_values(
				array_unique(
					array(
						...$this->ofHeader( $this->pages->of( $page )->header ),
						...$this->ofBlocks( parse_blocks( $content ) ),
						...array_map( intval( ... ), $linked[1] ),
					)
				)
			)
		);
	}

	/** @return list<int> */
	private function ofHeader( string $variant ): array {
		$header = $this->settings->group( 'header' )->map( PageSettings::SECONDARY === $variant ? 'headerSecondary' : 'headerPrimary' );
		$found  = array();
		foreach ( PageSettings::NONE === $variant ? array() : $header->list( 'headerCtas' ) as $cta ) {
			if ( $cta->bool( 'headerCtaToggle' ) && 'form' === $cta->string( 'headerCtaHref' ) && 'modal' === $cta->string( 'headerCtaFormStyle' ) ) {
				$found[] = $cta->int( 'headerCtaFormId' );
			}
		}
		return $found;
	}

	/**
	 * Calls to action among blocks.
	 *
	 * @param array<mixed> $blocks As WordPress parses them.
	 * @return list<int>
	 */
	private function ofBlocks( array $blocks ): array {
		$found = array();
		foreach ( $blocks as $one ) {
			$block      = Data::of( $one );
			$attributes = $block->map( 'attrs' );
			if ( 'atoll/cta' === $block->string( 'blockName' ) && 'form' === $attributes->string( 'kind' ) ) {
				$found[] = $attributes->int( 'formId' );
			}
			$found = array( ...$found, ...$this->ofBlocks( $block->array( 'innerBlocks' ) ) );
		}
		return $found;
	}

	/**
	 * @param array<int> $numbers
	 * @return list<array{id: int, title: string}> Of those that are open.
	 */
	private function named( array $numbers ): array {
		$forms = array_filter( array_map( fn( int $number ): ?Form => $this->forms->find( $number ), $numbers ) );
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
