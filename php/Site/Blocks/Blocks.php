<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks;

/** Registers the blocks that were built into plugin/build/blocks. */
final class Blocks {

	/** Folders of blocks/. */
	private const FOLDERS = array(
		'application',
		'article-facts',
		'breadcrumbs',
		self::CALCULATOR,
		'contents',
		'cta',
		'dashboard',
		'field',
		'faq',
		'faq-item',
		'footer',
		'form',
		'header',
		'image',
		'login',
		'news-list',
		'notification-list',
		'page-break',
		'phone-link',
		'profile',
		'related',
		'reviews',
		'search-summary',
		'share',
		'suggestions',
		'topics',
	);

	private const CALCULATOR = 'calculator';

	/** @param \Closure(): list<array<string, mixed>> $calculators Block variations for the inserter. */
	public function __construct( private BlockRegistration $registration, private \Closure $calculators ) {}

	public function registerBlocks(): void {
		$this->registration->register(
			array_merge(
				array_fill_keys( self::FOLDERS, array() ),
				array( self::CALCULATOR => array( 'variation_callback' => $this->calculators ) )
			)
		);
	}
}
