<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions;

use Atoll\Engine\Contract\Contract;
use Atoll\Engine\Markup\FieldMarkup;
use Atoll\Engine\Markup\FormMarkup;
use Atoll\Engine\Markup\Previews;
use Atoll\Engine\Rules\Rules;
use Atoll\Engine\Shapes\Shapes;
use Atoll\Forms\Definitions\Patterns\FormPatterns;
use Atoll\Forms\Definitions\Patterns\OfferPatterns;
use Atoll\Forms\Definitions\Routes\CheckDraft;
use Atoll\Forms\Definitions\Routes\ReviewTrial;
use Atoll\Forms\Definitions\Routes\SendTest;
use Atoll\Forms\Definitions\Routes\TryForm;
use Atoll\Platform\Paths;
use Atoll\Platform\Rest\Namespaces;
use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;

/** The form engine, where forms are kept, and what editors begin them with. */
final class DefinitionsProvider extends ServiceProvider {

	public function services(): array {
		return array(
			Shapes::class => static fn() => Shapes::standard(),
			Rules::class => static fn() => Rules::standard(),
			FieldMarkup::class => static fn() => FieldMarkup::standard(),
			FormMarkup::class => fn() => FormMarkup::standard( $this->get( Shapes::class ) ),
			FormBuilder::class => fn() => $this->services->make( FormBuilder::class, contract: fn() => $this->get( Contract::class ), hash: $this->contractHash( ... ) ),
			Contract::class => $this->contract( ... ),
			FormPostType::class => fn() => new FormPostType( fn() => $this->get( FormRepository::class ) ),
			PlacedForms::class => fn() => new PlacedForms( $this->get( Namespaces::class )->gravityFormsIsActive( ... ) ),
			CheckDraft::class => fn() => $this->services->make( CheckDraft::class, previews: fn() => $this->get( Previews::class ) ),
			FormPatterns::class => fn() => $this->services->make( FormPatterns::class, folder: $this->get( Paths::class )->plugin( 'patterns' ) ),
		);
	}

	public function hooks( Hooks $hooks ): void {
		$hooks->action( 'enqueue_block_editor_assets', fn() => $this->get( EditorData::class )->print( ... ) );
		$hooks->action( 'rest_api_init', fn() => $this->get( FieldIds::class )->addField( ... ) );
		$hooks->action( 'wp_after_insert_post', fn() => $this->get( FieldIds::class )->saved( ... ), 5, 2 ); // Before the form is compiled.
		$hooks->filter( 'wp_insert_post_data', fn() => $this->get( FormCleaning::class )->clean( ... ), 10, 3 );
		$hooks->action( 'wp_after_insert_post', fn() => $this->get( FormCompilation::class )->saved( ... ), 10, 2 );
		$hooks->action( 'deleted_post', fn() => $this->get( FormCompilation::class )->deleted( ... ), 10, 2 );
		$hooks->action( 'save_post', fn() => $this->get( FormPage::class )->forget( ... ) );
		$hooks->action( 'deleted_post', fn() => $this->get( FormPage::class )->forget( ... ) );
		$hooks->action( 'init', fn() => $this->get( FormPostType::class )->addType( ... ) );
		$hooks->filter( 'wp_untrash_post_status', fn() => $this->get( FormPostType::class )->restored( ... ), 10, 3 );
		$hooks->filter( 'rest_pre_dispatch', fn() => $this->get( OfferPatterns::class )->whenAsked( ... ), 10, 3, when: static fn( mixed ...$given ): bool => ( $given[2] ?? null ) instanceof \WP_REST_Request && str_starts_with( $given[2]->get_route(), '/wp/v2/block-patterns' ) );
		$hooks->filter( 'rest_pre_insert_' . FormPostType::NAME, fn() => $this->get( PublishingGuard::class )->judge( ... ), 10, 2 );
	}

	public function routes(): array {
		return array(
			Namespaces::ATOLL => array(
				'/forms/(?P<id>[\d]+)/trial' => array( TryForm::class ),
				'/forms/(?P<id>[\d]+)/trial/review' => array( ReviewTrial::class ),
				'/forms/draft' => array( CheckDraft::class ),
				'/forms/test-mail' => array( SendTest::class ),
			),
		);
	}

	/**
	 * Read when a form is first needed: it holds translated messages, which WordPress loads late. Definitions are stored
	 * for every visitor, so their words are the site's, whatever language the editor who saves works in.
	 */
	private function contract(): Contract {
		$language = get_locale();
		$switched = switch_to_locale( $language );
		try {
			return $this->get( OthersKinds::class )->in( Contract::load( $this->get( Paths::class )->plugin( 'build/contract.php' ), $language ) );
		} finally {
			if ( $switched ) {
				restore_previous_locale();
			}
		}
	}

	private function contractHash(): string {
		return Contract::hashIn( $this->get( Paths::class )->plugin( 'build/contract-hash.php' ), get_locale(), $this->get( OthersKinds::class )->hash() );
	}
}
