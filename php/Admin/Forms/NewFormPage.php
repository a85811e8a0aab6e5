<?php

declare( strict_types=1 );

namespace Atoll\Admin\Forms;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Platform\Http\CurrentRequest;

/**
 * A new page that begins with a form in it, as the form's editor links to it. Like whatever a page
 * begins with it is kept once somebody saves the page.
 */
final class NewFormPage {

	/** Number of the form, in the address of the screen. */
	public const PARAMETER = 'atoll_form';
	/** Of that screen, without the number at its end. */
	public const ADDRESS = 'post-new.php?post_type=page&' . self::PARAMETER . '=';

	public function __construct( private FormRepository $forms, private CurrentRequest $request ) {}

	/** Filter `default_content`. */
	public function content( string $content, \WP_Post $post ): string {
		$number = $this->number( $post );
		return null === $number
			? $content
			: get_comment_delimited_block_content( 'atoll/form', array( 'formId' => $number ), '' );
	}

	/** Filter `default_title`. */
	public function title( string $title, \WP_Post $post ): string {
		$number = $this->number( $post );
		return null === $number ? $title : (string) $this->forms->findOrNull( $number )?->title();
	}

	private function number( \WP_Post $post ): ?int {
		$number = 'page' === $post->post_type ? $this->request->id( self::PARAMETER ) : 0;
		return $number > 0 && null !== $this->forms->findOrNull( $number ) ? $number : null;
	}
}
