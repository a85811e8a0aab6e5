<?php

declare( strict_types=1 );

namespace Atoll\Portal\Files\Routes;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\PageNotFound;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;
use Atoll\Portal\Files\PostFiles;
use Atoll\Portal\Files\PrivateFileUsage;

/** GET s1t2/v1/public-files?page=12: files of a private page that everybody can open, as public pages show them too. */
final class ListPublicFiles implements Route {

	public const METHOD = 'GET';
	public const SCHEMA = 'atoll/public-files';

	public function __construct( private PostFiles $files, private PrivateFileUsage $usage ) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( 'edit_posts' );
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		$page = $input->int( 'page' );
		if ( null === get_post( $page ) || ! user_can( $visitor->userId(), 'edit_post', $page ) ) {
			throw new PageNotFound();
		}
		$publicUses = $this->usage->publicUses( $this->files->attachments( array( $page ) ) );
		$files      = array_map( $this->file( ... ), array_keys( $publicUses ), $publicUses );
		return new Reply( array( 'files' => $files ), 200, array( 'Cache-Control' => 'no-store' ) );
	}

	/**
	 * @param list<int> $places
	 * @return array{id: int, title: string, places: list<string>}
	 */
	private function file( int $id, array $places ): array {
		return array(
			'id'     => $id,
			'title'  => html_entity_decode( get_the_title( $id ), ENT_QUOTES ),
			'places' => array_map(
				static fn( int $post ): string => PrivateFileUsage::SITE === $post
					? __( 'the site’s settings', 'atoll' )
					: html_entity_decode( get_the_title( $post ), ENT_QUOTES ),
				$places
			),
		);
	}
}
