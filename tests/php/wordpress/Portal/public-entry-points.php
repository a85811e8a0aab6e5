<?php
/**
 * Every way to what WordPress publishes, by what somebody would call it: an address, or a method, an address
 * and a body. `{page}` and the like are numbers of {@see Hideaway}, `{=lists}` is an address. Found by reading
 * WordPress: what asks the database for posts, comments, terms and people, what answers without a login, what
 * sends an address or a date in a header.
 *
 * @package Atoll
 */

declare( strict_types=1 );

$form = static fn( string $address, string $body ): array => array(
	'POST',
	$address,
	$body,
	'application/x-www-form-urlencoded',
);

$xmlRpc = static fn( string $method, string $value ): array => array(
	'POST',
	'/xmlrpc.php',
	"<?xml version=\"1.0\"?><methodCall><methodName>$method</methodName><params><param><value>$value</value></param></params></methodCall>",
	'text/xml',
);

return array(
	// Lists.
	'search'                                       => '/?s={mark}',
	'search for files'                             => '/?s={mark}&post_type=attachment',
	'search for anything'                          => '/?s={mark}&post_type=any',
	'the home page'                                => '/',
	'articles of a year'                           => '/?year=2001',
	'articles of a day'                            => '/?m=20010203',
	'articles of an author'                        => '/?author=1',
	'articles of a tag'                            => '/?taxonomy=post_tag&term={mark}-tag',
	'articles of a tag by name'                    => '/?tag={mark}-tag',
	'articles of a shared tag'                     => '/?tag=shared-tag-7f3a',
	'articles of a category'                       => '/?cat={topic}',
	'articles of a category by name'               => '/?category_name={mark}-category',
	'all files'                                    => '/?post_type=attachment',
	// Feeds.
	'feed'                                         => '/?feed=rss2',
	'feed, Atom'                                   => '/?feed=atom',
	'feed, RDF'                                    => '/?feed=rdf',
	'feed, RSS 0.92'                               => '/?feed=rss',
	'feed of a search'                             => '/?s={mark}&feed=rss2',
	'feed of a tag'                                => '/?tag={mark}-tag&feed=rss2',
	'feed of a category'                           => '/?cat={topic}&feed=atom',
	'feed of an author'                            => '/?author=1&feed=rss2',
	'feed of comments'                             => '/?feed=comments-rss2',
	'feed of comments, Atom'                       => '/?feed=comments-atom',
	'feed of comments on a day'                    => '/?m=20010203&feed=rss2&withcomments=1',
	'feed of comments on what is searched'         => '/?s={mark}&feed=rss2&withcomments=1',
	'its own feed'                                 => '/?page_id={page}&feed=rss2',
	'its own feed of articles'                     => '/?p={post}&feed=rss2&withoutcomments=1',
	// Its own addresses.
	'its number'                                   => '/?page_id={page}',
	'its number as an article'                     => '/?p={page}',
	'its number, previewed'                        => '/?p={post}&preview=true',
	'its number, not found'                        => '/?p={post}&error=404',
	'its number, searched'                         => '/?p={post}&s=a',
	'its child'                                    => '/?page_id={child}',
	'its draft'                                    => '/?page_id={draft}&preview=true',
	'its revision'                                 => '/?p={revision}&preview=true',
	'its embed'                                    => '/?p={post}&embed=true',
	'its file'                                     => '/?attachment_id={file}',
	'a file that it shows'                         => '/?attachment_id={shown}',
	'a file that it shows, as an article'          => '/?p={shown}',
	'a file that it shows, by its name'            => '/{mark}-picture/',
	'a file that it shows, its feed'               => '/?attachment_id={shown}&feed=rss2',
	'a file that it shows, its embed'              => '/?attachment_id={shown}&embed=true',
	'behind another name'                          => '/?pagename=sample-page&page_id={page}',
	'behind another name, past the correction'     => '/?pagename=sample-page&page_id={page}&cpage=2',
	'its trackback'                                => '/?p={post}&tb=1',
	'its former name'                              => '/?name=once-called-this',
	'the beginning of its name'                    => '/zanzibar7f/',
	'the beginning of its name, below another'     => '/2001/02/zanzibar7f/',
	'the beginning of its file\'s name'            => '/zanzibar7f3a-f/',
	'a login page below it'                        => '{=login}',
	'the article before it'                        => '{=before}',
	'the article after it'                         => '{=after}',
	// Site maps.
	'site map'                                     => '/wp-sitemap.xml',
	'site map of pages'                            => '/wp-sitemap-posts-page-1.xml',
	'site map of articles'                         => '/wp-sitemap-posts-post-1.xml',
	'site map of tags'                             => '/wp-sitemap-taxonomies-post_tag-1.xml',
	'site map of categories'                       => '/wp-sitemap-taxonomies-category-1.xml',
	// REST.
	'REST: pages'                                  => '/wp-json/wp/v2/pages?per_page=100',
	'REST: articles'                               => '/wp-json/wp/v2/posts?per_page=100&_embed',
	'REST: pages, searched'                        => '/wp-json/wp/v2/pages?search={mark}',
	'REST: pages by number'                        => '/wp-json/wp/v2/pages?include={page},{child}',
	'REST: pages by name'                          => '/wp-json/wp/v2/pages?slug={mark}-page',
	'REST: pages below it'                         => '/wp-json/wp/v2/pages?parent={page}',
	'REST: login pages below it'                   => '/wp-json/wp/v2/pages?parent={above}&_embed',
	'REST: articles of a tag'                      => '/wp-json/wp/v2/posts?tags={tag}',
	'REST: articles of a day'                      => '/wp-json/wp/v2/posts?after=2001-02-03T00:00:00&before=2001-02-03T23:00:00',
	'REST: a page'                                 => '/wp-json/wp/v2/pages/{page}',
	'REST: a page to edit'                         => '/wp-json/wp/v2/pages/{page}?context=edit',
	'REST: a page, its password guessed'           => '/wp-json/wp/v2/pages/{page}?password=a',
	'REST: its child'                              => '/wp-json/wp/v2/pages/{child}',
	'REST: an article'                             => '/wp-json/wp/v2/posts/{post}?_embed',
	'REST: its revisions'                          => '/wp-json/wp/v2/pages/{page}/revisions',
	'REST: a revision'                             => '/wp-json/wp/v2/pages/{page}/revisions/{revision}',
	'REST: what was saved by itself'               => '/wp-json/wp/v2/pages/{page}/autosaves',
	'REST: a login page below it'                  => '/wp-json/wp/v2/pages/{login}?_embed&_fields=title,content,_embedded',
	'REST: search'                                 => '/wp-json/wp/v2/search?search={mark}&per_page=100',
	'REST: search for terms'                       => '/wp-json/wp/v2/search?search={mark}&type=term',
	'REST: search by number'                       => '/wp-json/wp/v2/search?include={page}',
	'REST: comments'                               => '/wp-json/wp/v2/comments?per_page=100',
	'REST: its comments'                           => '/wp-json/wp/v2/comments?post={post}',
	'REST: a comment'                              => '/wp-json/wp/v2/comments/{comment}',
	'REST: files'                                  => '/wp-json/wp/v2/media?per_page=100',
	'REST: its files'                              => '/wp-json/wp/v2/media?parent={page}',
	'REST: files, searched'                        => '/wp-json/wp/v2/media?search={mark}',
	'REST: a file'                                 => '/wp-json/wp/v2/media/{file}',
	'REST: a file that it shows'                   => '/wp-json/wp/v2/media/{shown}',
	'REST: tags'                                   => '/wp-json/wp/v2/tags?per_page=100',
	'REST: tags, searched'                         => '/wp-json/wp/v2/tags?search={mark}',
	'REST: its tags'                               => '/wp-json/wp/v2/tags?post={post}',
	'REST: a tag'                                  => '/wp-json/wp/v2/tags/{tag}',
	'REST: tags by name'                           => '/wp-json/wp/v2/tags?slug={mark}-tag',
	'REST: categories'                             => '/wp-json/wp/v2/categories?per_page=100',
	'REST: a category'                             => '/wp-json/wp/v2/categories/{topic}',
	'REST: people'                                 => '/wp-json/wp/v2/users',
	'REST: context by address'                     => '/wp-json/s1t2/v1/context?url={url}',
	'REST: context by number'                      => '/wp-json/s1t2/v1/context?page={page}',
	'REST: by another way'                         => '/?rest_route=/wp/v2/pages/{page}',
	'REST: with a callback'                        => '/wp-json/wp/v2/pages/{page}?_jsonp=tell',
	'REST: wrapped'                                => '/wp-json/wp/v2/posts/{post}?_envelope',
	'REST: many at once'                           => array( 'POST', '/wp-json/batch/v1', '{"requests":[{"method":"PUT","path":"/wp/v2/pages/{page}"},{"method":"DELETE","path":"/wp/v2/tags/{tag}"},{"method":"POST","path":"/wp/v2/posts/{post}"}]}', 'application/json' ),
	'REST: a comment on it'                        => array( 'POST', '/wp-json/wp/v2/comments', '{"post":{post},"content":"a","author_name":"a","author_email":"a@example.com"}', 'application/json' ),
	'REST: blocks drawn'                           => '/wp-json/wp/v2/block-renderer/core/latest-posts?context=edit&post_id={page}',
	'REST: menus'                                  => '/wp-json/wp/v2/navigation',
	'oEmbed'                                       => '/wp-json/oembed/1.0/embed?url={url}',
	'oEmbed as XML'                                => '/wp-json/oembed/1.0/embed?url={url}&format=xml',
	'oEmbed by number'                             => '/wp-json/oembed/1.0/embed?url={homeurl}%2F%3Fp%3D{post}',
	// Entry points beside the pages.
	'wp-trackback.php'                             => '/wp-trackback.php?p={post}',
	'wp-trackback.php, by the end of the address'  => '/wp-trackback.php?a=/{post}',
	'wp-trackback.php, of the draft'               => '/wp-trackback.php?a=/{draft}',
	'wp-trackback.php, asked for'                  => $form(
		'/wp-trackback.php?a=/{post}',
		'title=a&url=https://example.com/&blog_name=a'
	),
	'wp-comments-post.php'                         => $form( '/wp-comments-post.php', 'comment_post_ID={post}&comment=a&author=a&email=a@example.com' ),
	'XML-RPC: who wrote of it'                     => $xmlRpc( 'mt.getTrackbackPings', '<int>{post}</int>' ),
	'XML-RPC: who wrote of its address'            => $xmlRpc(
		'pingback.extensions.getPingbacks',
		'<string>{home}/?p={post}</string>'
	),
	'XML-RPC: it, without a login'                 => $xmlRpc( 'wp.getPost', '<array><data><value><int>1</int></value><value>a</value><value>a</value><value><int>{post}</int></value></data></array>' ),
	'admin-ajax.php: search'                       => $form(
		'/wp-admin/admin-ajax.php',
		'action=find_posts&ps={mark}'
	),
	'admin-ajax.php: links'                        => $form(
		'/wp-admin/admin-ajax.php',
		'action=wp-link-ajax&search={mark}'
	),
	'admin-ajax.php: files'                        => $form( '/wp-admin/admin-ajax.php', 'action=query-attachments' ),
	'admin-ajax.php: tags'                         => '/wp-admin/admin-ajax.php?action=ajax-tag-search&tax=post_tag&q={mark}',
	'admin-ajax.php: heartbeat'                    => $form(
		'/wp-admin/admin-ajax.php',
		'action=heartbeat&screen_id=front'
	),
	// What prints lists into pages.
	'blocks and widgets'                           => '{=lists}',
);
