<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks;

use Atoll\Engine\Calculators\Calculators;
use Atoll\Forms\Modals\FormLocator;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\PluginPaths;
use Atoll\Platform\Rest\DeferredCore;
use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;
use Atoll\Site\Blocks\Calculator\CalculatorEditorData;
use Atoll\Site\Blocks\Calculator\CalculatorVariations;
use Atoll\Site\Blocks\Cta\Ctas;
use Atoll\Site\Blocks\Cta\FormCta;
use Atoll\Site\Blocks\Cta\LinkCta;
use Atoll\Site\Blocks\Cta\PageFormLocator;
use Atoll\Site\Blocks\Cta\PhoneCta;
use Atoll\Site\Blocks\Faq\FaqBlock;

/** Services for blocks and their editors, calls to action, calculators, and questions and answers (FAQ). */
final class BlocksProvider extends ServiceProvider {

	/** Class name of a question's heading. */
	public const FAQ_QUESTION = 'atoll-faq__question';

	/** Class name of the element that holds an answer and has its id. */
	public const FAQ_ANSWER = 'atoll-faq__answer';

	public function services(): array {
		return array(
			Blocks::class => fn() => $this->services->make(
				Blocks::class, calculators: fn(): array => $this->get( CalculatorVariations::class )->all()
			),
			Calculators::class => fn() => new Calculators(
				$this->get( PluginPaths::class )->plugin( 'build/calculators.php' )
			),
			FormLocator::class => fn() => $this->get( PageFormLocator::class ),
			Ctas::class => fn() => new Ctas(
				array(
					'link'  => $this->get( LinkCta::class ),
					'form'  => $this->get( FormCta::class ),
					'phone' => $this->get( PhoneCta::class ),
				)
			),
		);
	}

	public function hooks( Hooks $hooks ): void {
		// For editors outside wp-admin.
		$hooks->action(
			'enqueue_block_editor_assets', fn() => $this->get( BlockEditorAssets::class )->add( ... ), 0
		);
		$hooks->action(
			'enqueue_block_editor_assets', fn() => $this->get( CalculatorEditorData::class )->print( ... )
		);
		$hooks->action(
			'init',
			fn() => $this->get( Blocks::class )->registerBlocks( ... ),
			// Skipped on most requests, so that they need not load DeferredCore.
			when: fn(): bool => ! CurrentRequest::mayBeFor( 'submissions' )
				|| ! $this->get( DeferredCore::class )->isDeferring()
		);
		// At 12: after WordPress has rendered the blocks.
		$hooks->filter(
			'the_content', static fn() => ( new FaqBlock() )->withUniqueIds( ... ), 12,
			when: static fn( mixed $text = '' ): bool => is_string( $text ) && str_contains( $text, self::FAQ_ANSWER )
		);
	}

	public function adminHooks( Hooks $hooks ): void {
		if ( did_action( 'init' ) ) {
			$this->get( BlockEditorAssets::class )->add();
		}
		$hooks->action(
			'init', fn() => $this->get( BlockEditorAssets::class )->add( ... ), 0,
			when: static fn(): bool => ! wp_doing_ajax()
		);
	}
}
