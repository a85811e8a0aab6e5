<?php

declare( strict_types=1 );

namespace Atoll\Forms\Modals\Routes;

use Atoll\Engine\Definition\PublicDefinition;
use Atoll\Forms\Definitions\FormNotFound;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Drafts\Resuming\ResumeLinks;
use Atoll\Forms\Page\Rendering\FormRenderer;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;
use Atoll\Platform\Services\Lazy;

/**
 * GET s1t2/v1/forms/{id}: a form for a modal (spec 3). Unpublished and closed forms get the same response as missing
 * ones. The response is the same for all visitors, so that it can be cached.
 */
final class ShowForm implements Route {

	public const METHOD = 'GET';
	public const SCHEMA = 'atoll/forms-show';

	private const CACHE_PUBLIC = 'public, max-age=60, stale-while-revalidate=600';
	private const CACHE_NONE   = 'private, no-store';

	/** @param \Closure(): FormRenderer $renderer Called when the route is used. */
	public function __construct(
		private FormRepository $forms,
		#[Lazy( FormRenderer::class )] private \Closure $renderer
	) {}

	public function allows( Visitor $visitor ): bool {
		return true; // Open forms are open to everybody.
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		$open       = $this->forms->find( $input->int( 'id' ) ) ?? throw new FormNotFound();
		$form       = ( $this->renderer )()->modalForm( $open );
		$definition = PublicDefinition::build( $form );
		return new Reply(
			array(
				'id'         => $form->id(),
				'title'      => $form->title(),
				'form'       => ( $this->renderer )()->forModal( $form ),
				'pages'      => $form->pages(),
				'save'       => true === ( $definition['save'] ?? false ),
				'entrySave'  => true === ( $definition['entrySave'] ?? false ),
				'definition' => $definition,
				'parts'      => $form->parts(),
			),
			200,
			array(
				'Cache-Control' => $visitor->isLoggedIn() || $this->isResumed( $input )
					? self::CACHE_NONE
					: self::CACHE_PUBLIC,
				'Vary'          => 'Cookie',
			)
		);
	}

	/** Whether somebody's draft or entry is shown. */
	private function isResumed( Input $input ): bool {
		return '' !== $input->text( ResumeLinks::TOKEN ) . $input->text( ResumeLinks::GRAVITY_TOKEN );
	}
}
